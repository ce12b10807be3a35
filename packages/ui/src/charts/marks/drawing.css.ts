import { style } from '@vanilla-extract/css';
import { color, forcedColors, space, type } from '../../theme';

/* Drawings are laid out in shares of their own size, so that a resize takes no script and nothing jumps. */

export const swatch = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flexShrink: 0,
  alignSelf: 'flex-start',
  marginBlockStart: '0.2rem',
});

export const rowBar = style({ inlineSize: '100%', blockSize: '0.875rem' });

/** The background of a bar, as long as the whole. */
export const track = style({
  fill: color.paper.sunken,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'GrayText', strokeWidth: 2 } },
});

const edgeColour = {
  stroke: color.edge.rest,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
} as const;

export const foot = style({ ...edgeColour, strokeWidth: 4 });

export const grid = style({
  stroke: color.hairline,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

export const axis = style({ ...edgeColour, strokeWidth: 1.5 });

/** Outlined in the page's colour, so that it can be read over a line. */
export const tick = style({
  ...type.small,
  fill: color.text.muted,
  stroke: color.paper.page,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const number = style([tick, { fill: color.text.body }]);

/** Stands in for marks where there are none. */
export const nothing = style({
  stroke: color.edge.rest,
  fill: color.paper.sunken,
  strokeWidth: 1.5,
  strokeDasharray: '4 4',
  '@media': { [forcedColors]: { stroke: 'CanvasText', fill: 'Canvas' } },
});

export const beside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
});

/** Takes the room that a drawing leaves, but keeps names and numbers close to each other. */
export const legend = style({
  minInlineSize: 0,
  maxInlineSize: '30rem',
  selectors: { [`${beside} > &`]: { flex: '1 1 14rem' } },
});
