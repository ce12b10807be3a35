import { style } from '@vanilla-extract/css';

/** Plain text with the lines it was written in. */
export const text = style({ whiteSpace: 'pre-line' });
