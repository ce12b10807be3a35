import { style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, motion, radius, space } from '../../theme';
import { ring } from '../../styles/focusRing.css';

export const track = style({
  flexShrink: 0,
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '3rem',
  blockSize: '1.625rem',
  backgroundColor: color.paper.raised,
  border: `${borderWidth.strong} solid ${color.edge.rest}`,
  borderRadius: radius.full,
  transition: `background-color ${motion.quick} ${motion.easeOut}`,
  selectors: {
    '[data-hovered] > &': { borderColor: color.edge.hover },
    '[data-selected] > &': { backgroundColor: color.action.rest, borderColor: color.action.rest },
    '[data-disabled] > &': {
      backgroundColor: color.paper.sunken,
      borderColor: color.edge.rest,
      borderStyle: 'dashed',
    },
    '[data-focus-visible] > &': ring,
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[data-hovered] > &': { borderColor: 'CanvasText' },
        '[data-selected] > &': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
        '[data-disabled] > &': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
      },
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
    },
  },
});

/** Stands at the end of the track when on, so that colour is not the only sign. */
export const knob = style({
  position: 'absolute',
  insetBlockStart: '0.1875rem',
  insetInlineStart: '0.1875rem',
  inlineSize: '1rem',
  blockSize: '1rem',
  backgroundColor: color.edge.rest,
  borderRadius: radius.full,
  transition: `inset-inline-start ${motion.quick} ${motion.easeOut}`,
  selectors: {
    '[data-selected] &': {
      insetInlineStart: '1.5625rem',
      backgroundColor: color.action.on,
    },
    '[data-disabled] &': { backgroundColor: color.edge.rest },
  },
  '@media': {
    // Browsers print no backgrounds: off is a ring, and on is a disc.
    print: {
      border: `${borderWidth.strong} solid ${color.edge.rest}`,
      selectors: {
        '[data-selected] &': { borderWidth: '0.5rem', borderColor: color.action.rest },
        '[data-disabled] &': { borderColor: color.edge.rest },
      },
    },
    [forcedColors]: {
      backgroundColor: 'CanvasText',
      selectors: {
        '[data-selected] &': { backgroundColor: 'HighlightText' },
        '[data-disabled] &': { backgroundColor: 'GrayText' },
      },
    },
  },
});

/** Under the words, past the track. */
export const hint = style({ marginInlineStart: `calc(3rem + ${space[3]})` });
