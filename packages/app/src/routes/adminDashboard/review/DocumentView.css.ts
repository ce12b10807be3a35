import { borderWidth, color, radius } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

const edge = {
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
} as const;

/** As high as most windows leave room for, so that a page of the document is read at once. */
export const frame = style({
  ...edge,
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(24rem, 70dvh, 60rem)',
  backgroundColor: color.paper.sunken,
});

export const picture = style({
  ...edge,
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
});
