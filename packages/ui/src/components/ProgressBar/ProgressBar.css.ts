import { keyframes, style } from '@vanilla-extract/css';
import { borderWidth, color, font, forcedColors, motion, radius, space, type } from '../../theme';

export const progressBar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
});

export const label = style({ fontWeight: font.weight.medium });

export const value = style({
  ...type.small,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  // In a row, the width would otherwise depend on the words alone.
  minInlineSize: 'min(10rem, 50vw)',
  blockSize: '0.75rem',
  overflow: 'hidden',
  backgroundColor: color.paper.raised,
  border: `${borderWidth.control} solid ${color.edge.rest}`,
  borderRadius: radius.full,
});

export const fill = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: color.action.rest,
  transition: `inline-size ${motion.gentle} ${motion.easeOut}`,
  '@media': {
    // Browsers print no backgrounds, so a border draws the bar.
    print: { borderBlockEnd: `0.75rem solid ${color.action.rest}` },
    [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

const tide = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

const stripes = (ink: string) =>
  `repeating-linear-gradient(-45deg, ${ink} 0 0.375rem, transparent 0.375rem 0.75rem)`;

/** A moving wave; with reduced motion, still stripes that show no amount. */
export const drift = style([
  fill,
  {
    '@media': {
      // No bar on paper, since the progress is unknown.
      print: { borderBlockEnd: 'none' },
      '(prefers-reduced-motion: no-preference)': {
        inlineSize: '40%',
        animation: `${tide} 1.6s ease-in-out infinite`,
      },
      '(prefers-reduced-motion: reduce)': {
        backgroundColor: 'transparent',
        backgroundImage: stripes(color.action.rest),
      },
      [`(prefers-reduced-motion: reduce) and ${forcedColors}`]: {
        backgroundImage: stripes('Highlight'),
      },
    },
  },
]);
