import { style } from '@vanilla-extract/css';

/** The longest words of their column, which keeps dates to one line: they break, so that titles have the room. */
export const rejection = style({ whiteSpace: 'normal' });
