import { style } from '@vanilla-extract/css';
import { radius, space } from '../../theme';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});

export const position = style({
  fontVariantNumeric: 'tabular-nums',
  borderRadius: radius.small,
});
