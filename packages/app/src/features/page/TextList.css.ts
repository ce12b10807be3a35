import { measure, space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

const list = style({
  display: 'grid',
  // Lets a word longer than the line break, instead of widening the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  maxInlineSize: measure.text,
  paddingInlineStart: space[6],
});

export const steps = style([list, { listStyle: 'decimal' }]);
export const points = style([list, { listStyle: 'disc' }]);
