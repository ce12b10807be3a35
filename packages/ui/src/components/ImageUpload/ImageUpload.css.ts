import { style } from '@vanilla-extract/css';
import { borderWidth, color, measure, radius, space } from '../../theme';

export const imageUpload = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: measure.form,
});

/** One size for every picture, so that nothing jumps when one is chosen or exchanged. */
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '15rem',
  padding: space[2],
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.medium,
});

export const preview = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
