import { style } from '@vanilla-extract/css';
import { ink } from '../../charts/series/series.css';

const drawn = {
  fill: 'none',
  stroke: ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Widths are the screen's, however far the plot is stretched.
  vectorEffect: 'non-scaling-stroke',
} as const;

export const line = style({ ...drawn, strokeWidth: 2.25 });

export const dots = style({ ...drawn, strokeWidth: 7 });
