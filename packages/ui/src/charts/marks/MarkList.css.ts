import { style } from '@vanilla-extract/css';
import { color, font, radius, space } from '../../theme';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
});

export const mark = style({ paddingBlock: space[1], borderRadius: radius.small });

export const words = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
});

export const label = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = style({
  flexShrink: 0,
  fontWeight: font.weight.medium,
  color: color.text.heading,
});
