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

/** Too little room for two dates beside each other. */
const narrow = '(max-width: 13em)';

/** The later date goes one line down, and the readout makes way. */
export const laterDate = style({
  '@container': { [narrow]: { transform: 'translateY(1.25em)' } },
});

export const laterDateRoom = style({
  '@container': { [narrow]: { blockSize: '1.25em' } },
});

export const dots = style({ ...drawn, strokeWidth: 7 });
