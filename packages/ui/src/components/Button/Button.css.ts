import { keyframes, style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, space, target, type } from '../../theme';

export const withReason = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  maxInlineSize: '100%',
});

export const reason = style({ ...type.small, color: color.text.muted });

/** Gives up no room of a word to neighbours. Its own narrowest words keep it as wide as a target. */
export const button = style({ minInlineSize: 'auto' });

/** A word that is longer than the place breaks; `anywhere` would break it for neighbours, too. */
export const words = style({
  minInlineSize: `calc(${target.main} - 2 * (${space[3]} + ${borderWidth.control}))`,
  overflowWrap: 'break-word',
});

export const icon = style({ flexShrink: 0, display: 'inline-flex' });

const turn = keyframes({ to: { rotate: '360deg' } });

/** A ring with a gap; with reduced motion it stands still and the words carry the state. */
export const pendingMark = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: '2.5px solid currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  '@media': {
    // A forced colour fills the gap in; the button's own ground cuts it out again.
    [forcedColors]: { borderBlockStartColor: 'ButtonFace' },
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 0.9s linear infinite` },
  },
});
