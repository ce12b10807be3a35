import { style } from '@vanilla-extract/css';
import { ink } from '../../charts/series/series.css';
import { borderWidth, color, space, type } from '../../theme';

const drawn = {
  fill: 'none',
  stroke: ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Stroke widths are in screen pixels, however far the plot is stretched.
  vectorEffect: 'non-scaling-stroke',
} as const;

export const line = style({ ...drawn, strokeWidth: 2.25 });

export const foot = style({
  ...type.small,
  position: 'relative',
  // Left to right in every language, like the line above. The texts keep their own direction.
  direction: 'ltr',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Where two do not fit beside each other, the later goes one line down. */
export const dates = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

export const date = style({
  unicodeBidi: 'plaintext',
  maxInlineSize: '100%',
  textAlign: 'left',
  selectors: {
    '&:only-child': { marginInline: 'auto', textAlign: 'center' },
    '&:last-child:not(:first-child)': { marginInlineStart: 'auto', textAlign: 'right' },
  },
});

/**
 * A date under its day, with a mark that leads there. Out of the flow, so that the dates at the ends keep
 * their places.
 */
const day = style({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'none',
  translate: '-50%',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-0.25em',
    left: '50%',
    blockSize: '0.3em',
    borderInlineStart: `${borderWidth.thin} solid ${color.edge.rest}`,
  },
});

/** The middle date needs less room than those beside it, so it appears from a smaller width on. */
const dayFrom = (width: string) =>
  style([day, { '@container': { [`(min-width: ${width})`]: { display: 'block' } } }]);

export const between = { 25: dayFrom('52rem'), 50: dayFrom('30rem'), 75: dayFrom('52rem') };

export const dots = style({ ...drawn, strokeWidth: 7 });
