import { measure } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const help = style({
  maxInlineSize: measure.text,
  '@media': {
    // A touch screen alone: there are no keys to speak of.
    '(any-hover: none) and (any-pointer: coarse)': { display: 'none' },
  },
});
