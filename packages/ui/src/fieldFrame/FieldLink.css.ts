import { style } from '@vanilla-extract/css';
import { radius } from '../theme';

export const link = style({
  // Inside a line it takes no room, and makes the target at least 24 pixels high.
  paddingBlock: '0.1875rem',
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
