import { style } from '@vanilla-extract/css';
import { color, forcedColors, type } from '../../theme';

export const plot = style({
  ...type.small,
  // Time and scales run from left to right in every language; ends of text are meant so too.
  direction: 'ltr',
  blockSize: '14.05em',
  overflow: 'visible',
});

export const withFoot = style({ blockSize: '15.5em' });

/** Always one line high, so that nothing moves when a value is read. */
export const readout = style({
  ...type.small,
  minBlockSize: '1lh',
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
