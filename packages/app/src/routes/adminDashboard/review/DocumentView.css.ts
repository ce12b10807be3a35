import { borderWidth, color, radius, space, target } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as most windows allow, so that a whole page of the document is visible at once. */
export const height = 'clamp(24rem, 70dvh, 60rem)';

/** Reserves room for a document and its button, so that nothing below moves during a press when they load. */
export const place = style({
  '@media': { screen: { minBlockSize: `calc(${height} + ${space[2]} + ${target.main})` } },
});

/** A picture is as wide as its frame, to be read like a page, and scrolls in it. */
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: height,
  overflowY: 'auto',
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  backgroundColor: color.paper.sunken,
  // In print the whole picture is shown.
  '@media': { print: { blockSize: 'auto', overflow: 'visible' } },
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
