import { style } from '@vanilla-extract/css';
import { color, forcedColors, space, type } from '../../theme';

export const plot = style({
  ...type.small,
  // Time and scales run from left to right in every language; ends of text are meant so too.
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
  // While nothing is read its room is that between the sentence and the drawing.
  marginBlockStart: `calc(-1 * ${space[2]})`,
});

export const readout = style({
  position: 'relative',
  inlineSize: 'fit-content',
  unicodeBidi: 'plaintext',
  fontVariantNumeric: 'tabular-nums',
});

/** Outlines what a pointer is over. */
export const hovered = style({
  fill: 'none',
  stroke: color.text.body,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

/** Gives the mark being read its extent, for the focus ring. */
export const outline = style({ fill: 'none', pointerEvents: 'none' });

/** The mark that has focus. A browser forces no colour upon what is drawn, so its ring would stay a theme's. */
export const current = style({
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
});
