import { keyframes, style } from '@vanilla-extract/css';
import { borderWidth, color, font, forcedColors, motion, radius, space, type } from '../../theme';

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `min(${space[4]}, 5vw)`,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.strong} dashed ${color.edge.rest}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick} ${motion.easeOut}`,
  selectors: {
    '&[data-invalid]': { borderColor: color.tone.error.edge },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: color.action.rest,
      backgroundColor: color.action.soft,
    },
  },
});

export const choose = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const quiet = style({
  ...type.small,
  color: color.text.muted,
  overflowWrap: 'anywhere',
});

export const size = style([quiet, { whiteSpace: 'nowrap' }]);

/** The button moves below the file name where large text or a narrow place leaves no room beside it. */
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
});

export const fileName = style({
  flex: '1 1 min(7.5rem, 100% - 2.5rem)',
  minInlineSize: 0,
  fontWeight: font.weight.medium,
  overflowWrap: 'anywhere',
});

export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

export const bar = style({
  flex: '1 1 12rem',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
});

export const barTrack = style({
  flex: 1,
  blockSize: space[3],
  overflow: 'hidden',
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.full,
});

export const barFill = style({
  blockSize: '100%',
  backgroundColor: color.action.rest,
  transition: `inline-size ${motion.gentle} ${motion.easeOut}`,
  '@media': {
    // Backgrounds are not printed, so a border draws the bar.
    print: { borderBlockEnd: `${space[3]} solid ${color.action.rest}` },
    [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const pass = keyframes({
  from: { translate: '-100%' },
  to: { translate: '250%' },
});

/**
 * Moves across the track again and again. With reduced motion it fills the track, and the label gives the
 * state.
 */
export const barWave = style({
  blockSize: '100%',
  inlineSize: '100%',
  backgroundColor: color.action.rest,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      inlineSize: '40%',
      animation: `${pass} 1.4s linear infinite`,
    },
    [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

/** As wide as the widest value, so that the bar keeps its length. */
export const percent = style({
  ...type.small,
  minInlineSize: '5ch',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
