import { style } from '@vanilla-extract/css';

export const area = style({
  display: 'block',
  resize: 'vertical',
  // Grows with the text where the browser supports it; `rows` stays the least height.
  fieldSizing: 'content',
  selectors: { '&[data-disabled]': { resize: 'none' } },
});
