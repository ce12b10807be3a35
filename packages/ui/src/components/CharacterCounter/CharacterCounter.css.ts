import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, forcedColors, space } from '../../theme';

export const counter = style({
  // Contains the hidden live text. Otherwise each key press would make the browser lay out the page around it
  // again.
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  // In forced colours text has its own background, which would cover part of the focus ring above.
  '@media': { [forcedColors]: { paddingBlockStart: space[1] } },
});

export const over = style({
  display: 'flex',
  gap: '0.5em',
  overflowWrap: 'anywhere',
  color: color.tone.error.text,
  fontWeight: font.weight.medium,
});

// The icon is one line high, so that it stays clear of the input's focus ring.
globalStyle(`${over} > svg`, { inlineSize: '1em', blockSize: '1lh' });
