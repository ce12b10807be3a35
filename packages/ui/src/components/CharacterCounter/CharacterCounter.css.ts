import { style } from '@vanilla-extract/css';
import { color, font } from '../../theme';

export const counter = style({ fontVariantNumeric: 'tabular-nums' });

export const over = style({
  display: 'flex',
  gap: '0.5em',
  overflowWrap: 'anywhere',
  color: color.tone.error.text,
  fontWeight: font.weight.medium,
});
