import { style } from '@vanilla-extract/css';
import { font, space, type } from '../../theme';

export const clock = style({ display: 'flex', alignItems: 'baseline', gap: space[3] });

export const time = style({
  ...type.heading2,
  fontWeight: font.weight.bold,
  // Minutes stand before seconds in every language.
  direction: 'ltr',
});
