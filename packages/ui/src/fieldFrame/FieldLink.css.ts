import { style } from '@vanilla-extract/css';
import { radius } from '../theme';

export const link = style({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
