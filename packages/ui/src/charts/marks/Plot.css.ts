import { style } from '@vanilla-extract/css';
import { color, forcedColors, space, type } from '../../theme';

export const plot = style({
  ...type.small,
  // Time and scales run from left to right in every language, and so do the start and end of SVG text.
  direction: 'ltr',
  blockSize: '13.05em',
  overflow: 'visible',
});

export const withFoot = style({ blockSize: '15.5em' });

/** Always one line high, so that nothing moves when a value is read. */
export const readouts = style({
  ...type.small,
  direction: 'ltr',
  minBlockSize: '1lh',
  // While empty, the line serves as the gap between the summary and the drawing.
  marginBlockStart: `calc(-1 * ${space[2]})`,
});

export const readout = style({
  position: 'relative',
  inlineSize: 'fit-content',
  unicodeBidi: 'plaintext',
  fontVariantNumeric: 'tabular-nums',
});

/** Outlines the mark under the pointer. */
export const hovered = style({
  fill: 'none',
  stroke: color.text.body,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

/** Gives the mark being read its extent, for the focus ring. */
export const outline = style({ fill: 'none', pointerEvents: 'none' });

/** The focused mark. Forced colours do not apply to SVG shapes, so its ring would keep the theme's colour. */
export const current = style({
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});
