import { style } from '@vanilla-extract/css';

/** The longest words of their column, which keeps dates and tags to one line: they break, so that titles have the room. */
export const request = style({ whiteSpace: 'normal' });

/** On a small tablet the tag does so, too. */
export const rejection = style({ '@media': { '(max-width: 50rem)': { whiteSpace: 'normal' } } });
