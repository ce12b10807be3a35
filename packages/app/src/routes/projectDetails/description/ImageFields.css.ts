import { radius } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const thumbnail = style({
  maxInlineSize: '100%',
  maxBlockSize: '12rem',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: radius.medium,
});
