import { globalStyle, style } from '@vanilla-extract/css';
import { color, font, forcedColors, space } from '../../theme';

export const counter = style({
  // Holds what is hidden in it, or the page around would be laid out anew at each key of a text beside it.
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  // Forced, words have a ground of their own, which would cut the focus ring above them.
  '@media': { [forcedColors]: { paddingBlockStart: space[1] } },
});

export const over = style({
  display: 'flex',
  gap: '0.5em',
  overflowWrap: 'anywhere',
  color: color.tone.error.text,
  fontWeight: font.weight.medium,
});

// As high as its words and in their middle, so that it keeps clear of the box's focus ring.
globalStyle(`${over} > svg`, { inlineSize: '1em', blockSize: '1lh' });
