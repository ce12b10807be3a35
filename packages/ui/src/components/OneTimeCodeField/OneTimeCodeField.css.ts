import { style } from '@vanilla-extract/css';
import { font } from '../../theme';

/** Spaces the digits out, so that they can be compared with the app; the placeholder is ordinary text. */
export const code = style({
  maxInlineSize: '17rem',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:not(:placeholder-shown)': {
      letterSpacing: '0.24em',
      fontSize: '1.3125rem',
      lineHeight: 1.215,
      fontWeight: font.weight.medium,
    },
  },
});
