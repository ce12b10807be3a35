import { measure } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const help = style({
  maxInlineSize: measure.text,
  '@media': {
    // A touch screen is the only input, so there is no keyboard.
    '(any-hover: none) and (any-pointer: coarse)': { display: 'none' },
  },
});
