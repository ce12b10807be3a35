import { globalStyle, style } from '@vanilla-extract/css';
import { color, motion } from '../theme/contract.css';
import { borderWidth, radius, space, target } from '../theme/scale';
import { ring } from './focusRing.css';
import { shared } from './layers.css';
import { ownOrder } from './ownOrder';

/* A choice to tick: the row is the target, and the drawn box replaces the invisible input. */

export const row = style({
  '@layer': {
    [shared]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[3],
      inlineSize: 'fit-content',
      minBlockSize: target.main,
      // Centres one line of text in the target, and keeps the box beside the first of several lines.
      paddingBlock: '0.575rem',
      cursor: 'pointer',
      selectors: {
        '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
        '&[data-readonly]': { cursor: 'default' },
      },
      '@media': {
        '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
      },
    },
  },
});

export const box = style({
  '@layer': {
    [shared]: {
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      marginBlockStart: '0.05rem',
      color: color.action.on,
      backgroundColor: color.paper.raised,
      border: `${borderWidth.strong} solid ${color.edge.rest}`,
      borderRadius: radius.small,
      transition: `background-color ${motion.quick} ${motion.easeOut}, border-color ${motion.quick} ${motion.easeOut}`,
      selectors: {
        '[data-hovered] > &': { borderColor: color.edge.hover },
        '[data-selected] > &': {
          backgroundColor: color.action.rest,
          borderColor: color.action.rest,
        },
        '[data-invalid] > &': { borderColor: color.tone.error.edge },
        '[data-invalid][data-selected] > &': {
          backgroundColor: color.action.rest,
          borderColor: color.action.rest,
        },
        '[data-readonly][data-selected] > &, [data-disabled] > &': {
          color: color.text.muted,
          backgroundColor: color.paper.sunken,
          borderColor: color.edge.rest,
        },
        '[data-disabled] > &': { borderStyle: 'dashed' },
        '[data-focus-visible] > &': ring,
      },
      '@media': {
        // Browsers print no backgrounds, and a mark as light as this would be lost. A locked mark is dark
        // already.
        print: { color: color.action.rest },
        // The system paints the fill in its own colour; the tick takes the text's colour and stays visible.
        '(forced-colors: active)': {
          color: 'CanvasText',
          selectors: { '[data-disabled] > &': { color: 'GrayText', borderColor: 'GrayText' } },
        },
      },
    },
  },
});

// The tick is an icon as large as the text; inside the borders of the box there is less room.
globalStyle(`${box} > svg`, { '@layer': { [shared]: { maxInlineSize: '100%' } } });

/** The words beside the box, with room for a hint under them. */
export const words = style({
  '@layer': { [shared]: { ...ownOrder, minInlineSize: 0, overflowWrap: 'anywhere' } },
});
