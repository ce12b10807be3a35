import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, shadow, space, target, type } from '../../theme';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  // Large text on a phone needs this room for its words; the list narrows its padding too, so that the words
  // stay in line.
  paddingInline: `min(${space[3]}, 5.5vw)`,
  textAlign: 'start',
});

export const value = style({
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: color.text.muted } },
});

export const popover = style({
  boxSizing: 'border-box',
  inlineSize: 'var(--trigger-width)',
  // Wider than its button only as far as it leaves the margins of a page with large text.
  minInlineSize: 'min(12rem, calc(100vw - 4rem))',
  // React Aria leaves this much room at the two edges of the window.
  maxInlineSize: 'calc(100vw - 24px)',
  overflow: 'auto',
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  boxShadow: shadow,
});

export const list = style({ padding: space[1], outline: 'none' });

export const option = style({
  ...type.body,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: target.main,
  paddingBlock: space[2],
  paddingInline: `min(${space[2]}, 3vw)`,
  color: color.text.body,
  overflowWrap: 'anywhere',
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
  },
});
