import { style } from '@vanilla-extract/css';
import { color, forcedColors, measure, space, type } from '../../theme';

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[8],
  overflowWrap: 'anywhere',
});

export const title = style(type.heading3);

export const text = style({ color: color.text.muted, maxInlineSize: measure.text });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[2],
});

export const scene = style({
  inlineSize: '9rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlockEnd: space[2],
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/**
 * Forced colours do not change a drawing, which could then be dark on a dark background, so they are set
 * here.
 */
const drawn = { [forcedColors]: { stroke: 'CanvasText' } };

export const ink = style({ stroke: color.action.rest, '@media': drawn });
export const water = style({ stroke: color.edge.rest, '@media': drawn });
export const lead = style({
  stroke: color.signal.rest,
  fill: color.signal.rest,
  '@media': { [forcedColors]: { stroke: 'CanvasText', fill: 'CanvasText' } },
});
