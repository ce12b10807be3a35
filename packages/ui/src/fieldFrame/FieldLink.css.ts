import { style } from '@vanilla-extract/css';
import { radius } from '../theme';

export const link = style({
  // Within a line, padding takes no space but makes the target at least 24 pixels high.
  paddingBlock: '0.1875rem',
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
