import { style } from '@vanilla-extract/css';

/** Dates and tags stay on one line; this longest text of the column wraps, so that titles have room. */
export const request = style({ whiteSpace: 'normal' });

/** On a small tablet the tag wraps too. */
export const rejection = style({ '@media': { '(max-width: 50rem)': { whiteSpace: 'normal' } } });
