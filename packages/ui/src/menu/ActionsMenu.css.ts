import { style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, radius, shadow, space, target, type } from '../theme';

/** Covers the window: a press beside the menu closes it and does nothing else. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 'none',
  overflow: 'visible',
  background: 'none',
});

/** If the menu was opened with a mouse, the list itself has focus; the ring appears at the first key. */
export const list = style({
  position: 'fixed',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'min(12rem, calc(100vw - 1rem))',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
  overflow: 'auto',
  padding: space[1],
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  boxShadow: shadow,
});

export const item = style({
  ...type.body,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flexShrink: 0,
  minBlockSize: target.main,
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.text.body,
  textAlign: 'start',
  whiteSpace: 'normal',
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus': { backgroundColor: color.action.soft },
    '&:active': { backgroundColor: color.action.softHover },
    '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[aria-disabled="true"]:active': { backgroundColor: color.action.soft },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

/** Set apart from the items above it, so that nobody presses it by mistake. */
export const danger = style({
  selectors: {
    '&:not([aria-disabled="true"])': { color: color.danger.rest },
    ':not([data-danger]) + &': {
      position: 'relative',
      marginBlockStart: `calc(2 * ${space[1]} + ${borderWidth.thin})`,
    },
    ':not([data-danger]) + &::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1 * (${space[1]} + ${borderWidth.thin}))`,
      borderBlockStart: `${borderWidth.thin} solid ${color.edge.rest}`,
    },
  },
});

export const reason = style({ ...type.small, display: 'block', color: color.text.muted });
