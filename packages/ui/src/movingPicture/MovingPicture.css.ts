import { keyframes, style } from '@vanilla-extract/css';
import { color, space, type } from '../theme';

/**
 * The button lies on the picture, so that nothing moves when it appears; a picture that is too small grows to
 * fit it.
 */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
});

export const picture = style({ gridArea: '1 / 1' });

const lessMotion = '(prefers-reduced-motion: reduce) and (scripting: enabled)';

/** A person who asked for less motion sees no motion while the still is being read. */
export const unread = style({
  '@media': { [lessMotion]: { opacity: 0 } },
});

const wait = keyframes({ 'from, to': { visibility: 'hidden' } });

/** The description, shown if that takes long or never ends. */
export const description = style({
  ...type.small,
  gridArea: '1 / 1',
  display: 'none',
  alignSelf: 'center',
  padding: space[4],
  maxBlockSize: '100%',
  overflow: 'hidden',
  textAlign: 'center',
  color: color.text.muted,
  '@media': { [lessMotion]: { display: 'block', animation: `${wait} 1s` } },
});

export const control = style({
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'start',
  margin: space[2],
  '@media': { print: { display: 'none' } },
});
