import { style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, radius, shadow, space, target, type } from '../theme';

export const popover = style({
  boxSizing: 'border-box',
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
  overflow: 'auto',
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  boxShadow: shadow,
});

export const list = style({ padding: space[1], outline: 'none' });

export const item = style({
  ...type.body,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: target.main,
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.text.body,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
    '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
    '&[aria-disabled="true"][data-pressed]': { backgroundColor: color.action.soft },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});

/** Set apart from what stands above it, so that it is not pressed in passing. */
export const danger = style({
  selectors: {
    '&:not([aria-disabled="true"])': { color: color.tone.error.text },
    ':not([data-danger]) + &': {
      position: 'relative',
      marginBlockStart: `calc(2 * ${space[1]} + ${borderWidth.thin})`,
    },
    ':not([data-danger]) + &::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(-1 * (${space[1]} + ${borderWidth.thin}))`,
      borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
    },
  },
});

export const reason = style({ ...type.small, display: 'block', color: color.text.muted });
