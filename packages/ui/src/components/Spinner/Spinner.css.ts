import { keyframes, style } from '@vanilla-extract/css';
import { color, forcedColors, space, type } from '../../theme';

/** Reserves its height from the start, so that nothing moves when the delay ends. */
export const spinner = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.5rem',
  overflowWrap: 'anywhere',
  color: color.text.muted,
});

export const rings = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  flexShrink: 0,
  overflow: 'visible',
  color: color.action.rest,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

const sink = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.2)' },
  '35%': { opacity: 1 },
  '100%': { opacity: 0, transform: 'scale(1)' },
});

/**
 * Rings that widen from where the line went in; with reduced motion they stand still, and the words say it.
 */
export const ring = style({
  transformOrigin: 'center',
  selectors: {
    '&:nth-child(2)': { animationDelay: '-0.6s' },
    '&:nth-child(3)': { animationDelay: '-1.2s' },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${sink} 1.8s cubic-bezier(0.2, 0.6, 0.4, 1) infinite`,
    },
  },
});
