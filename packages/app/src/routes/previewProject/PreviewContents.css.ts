import { radius } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.large,
});
