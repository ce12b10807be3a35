import { style } from '@vanilla-extract/css';

/** Stands under the words, clear of the box. */
export const hint = style({ marginInlineStart: '2.25rem', marginBlockStart: '-0.25rem' });
