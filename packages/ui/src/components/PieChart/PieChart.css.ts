import { style } from '@vanilla-extract/css';

export const pie = style({
  inlineSize: '12rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: 1,
  flexShrink: 0,
});
