import { style } from '@vanilla-extract/css';

export const area = style({
  display: 'block',
  resize: 'vertical',
  // Grows with the text where the browser can; `rows` stays the least.
  fieldSizing: 'content',
  selectors: { '&[data-disabled]': { resize: 'none' } },
});
