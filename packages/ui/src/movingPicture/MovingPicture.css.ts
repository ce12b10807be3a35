import { style } from '@vanilla-extract/css';
import { space } from '../theme';

/** The button lies on the picture, so that nothing moves when it comes; a smaller one makes room for it. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
});

export const picture = style({ gridArea: '1 / 1' });

/** Whoever asked for less motion sees none before it is known how to stop it. */
export const unread = style({
  '@media': { '(prefers-reduced-motion: reduce) and (scripting: enabled)': { opacity: 0 } },
});

export const control = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'start',
  margin: space[2],
  '@media': { print: { display: 'none' } },
});
