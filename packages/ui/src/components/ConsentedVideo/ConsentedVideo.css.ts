import { style } from '@vanilla-extract/css';
import { color, radius } from '../../theme';

export const player = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: color.paper.sunken,
  border: 0,
  borderRadius: radius.large,
});
