import { style } from '@vanilla-extract/css';
import { ink } from '../../charts/series/series.css';
import { color, space, type } from '../../theme';

const drawn = {
  fill: 'none',
  stroke: ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Widths are the screen's, however far the plot is stretched.
  vectorEffect: 'non-scaling-stroke',
} as const;

export const line = style({ ...drawn, strokeWidth: 2.25 });

/** Where two do not fit beside each other, the later goes one line down. */
export const dates = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  // As the line above, from left to right in every language; the words keep their own direction.
  direction: 'ltr',
  columnGap: space[4],
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const date = style({
  unicodeBidi: 'plaintext',
  maxInlineSize: '100%',
  textAlign: 'left',
  selectors: {
    '&:only-child': { marginInline: 'auto', textAlign: 'center' },
    '&:last-child:not(:first-child)': { marginInlineStart: 'auto', textAlign: 'right' },
  },
});

export const dots = style({ ...drawn, strokeWidth: 7 });
