import { style } from '@vanilla-extract/css';
import { color, forcedColors } from '../../theme';

export const bar = style({ inlineSize: '100%', blockSize: '2.25rem' });

/** A line in the page's colour between the two parts, so that they never touch. */
export const gap = style({
  stroke: color.paper.page,
  strokeWidth: 5,
  '@media': { [forcedColors]: { stroke: 'Canvas' } },
});
