import { globalStyle, style } from '@vanilla-extract/css';
import { color, font } from '../../theme';

export const counter = style({ fontVariantNumeric: 'tabular-nums' });

export const over = style({
  display: 'flex',
  gap: '0.5em',
  overflowWrap: 'anywhere',
  color: color.tone.error.text,
  fontWeight: font.weight.medium,
});

// As high as its words and in their middle, so that it keeps clear of the box's focus ring.
globalStyle(`${over} > svg`, { inlineSize: '1em', blockSize: '1lh' });
