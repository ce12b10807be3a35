import { style } from '@vanilla-extract/css';

const fromTheRight = { selectors: { '[dir="rtl"] &': { scale: '-1 1' } } };

/** A drawing that begins at the side that reading begins at. */
export const mirrored = style(fromTheRight);

/** Figures in such a drawing: at their new place, and the right way round. */
export const upright = style([
  fromTheRight,
  { transformBox: 'fill-box', transformOrigin: 'center' },
]);
