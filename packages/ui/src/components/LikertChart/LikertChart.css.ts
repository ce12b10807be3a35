import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../theme';

export const ends = style({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  color: color.text.muted,
});

export const upper = style({ textAlign: 'end' });
