import { style } from '@vanilla-extract/css';

/** As tall as the text beside the icon; drawn in the text's colour, so that forced colours keep it. */
export const icon = style({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The product's mark stands taller than the text beside it. */
export const mark = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
