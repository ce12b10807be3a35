import { style } from '@vanilla-extract/css';
import { color, space, type } from '../../theme';

export const outcome = style({
  ...type.small,
  display: 'flex',
  gap: space[2],
  minBlockSize: '1.5em',
  marginBlockStart: space[1],
  color: color.tone.success.text,
  overflowWrap: 'anywhere',
});
