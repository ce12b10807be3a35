import { style } from '@vanilla-extract/css';

export const circle = style({ borderRadius: '50%' });

/** Drawn as a border, which forced colours keep. */
export const dot = style({ border: '0.3125rem solid currentColor', borderRadius: '50%' });

/** Stands under the words, clear of the circle. */
export const hint = style({
  display: 'block',
  marginInlineStart: '2.25rem',
  marginBlockStart: '-0.375rem',
});
