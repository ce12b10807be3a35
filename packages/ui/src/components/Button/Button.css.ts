import { keyframes, style } from '@vanilla-extract/css';
import { color, forcedColors, space, type } from '../../theme';

export const withReason = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  maxInlineSize: '100%',
  // Hidden in print together with its button.
  '@media': { print: { display: 'none' } },
});

export const reason = style({
  ...type.small,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const icon = style({ flexShrink: 0, display: 'inline-flex' });

const turn = keyframes({ to: { rotate: '360deg' } });

/** A ring with a gap. With reduced motion it stands still, and the text gives the state. */
export const pendingMark = style({
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: '2.5px solid',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  '@media': {
    // Forced colours would paint the gap; the button's background colour hides it again.
    [forcedColors]: { borderBlockStartColor: 'ButtonFace' },
    '(prefers-reduced-motion: no-preference)': { animation: `${turn} 1s linear infinite` },
  },
});
