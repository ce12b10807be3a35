import { style } from '@vanilla-extract/css';

/** Only assistive technology needs it, which tells by it one button from the same one of another row. */
export const outOfSight = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
