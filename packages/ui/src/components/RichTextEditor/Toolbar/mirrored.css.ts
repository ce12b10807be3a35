import { style } from '@vanilla-extract/css';
import { readingSide } from '../../../styles/readingSide.css';

/** A drawing that begins at the side that reading begins at. */
export const mirrored = style({
  scale: `${readingSide} 1`,
  transformBox: 'view-box',
  transformOrigin: 'center',
});

/** Figures in such a drawing: at their new place, and the right way round. */
export const upright = style([mirrored, { transformBox: 'fill-box' }]);
