import { style } from '@vanilla-extract/css';
import { readingSide } from '../../../styles/readingSide.css';

/** Mirrors an icon whose drawing begins at the side where reading begins. */
export const mirrored = style({
  scale: `${readingSide} 1`,
  transformBox: 'view-box',
  transformOrigin: 'center',
});

/** For digits in a mirrored icon: at their new place, but the right way round. */
export const upright = style([mirrored, { transformBox: 'fill-box' }]);
