import { style } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  forcedColors,
  layer,
  motion,
  radius,
  shadow,
  space,
  target,
  type,
} from '../../theme';
import {
  calendarWidth,
  dayHeight,
  dayHeightOnFlatScreen,
  flatScreen,
  lowScreen,
  popoverPadding,
} from './calendarSize';

/** Where large text leaves no room for both, the button stands below the date. */
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  maxInlineSize: '20rem',
});

/** Wide enough for a whole date and time, also with the letter spacing that a person sets (WCAG 1.4.12). */
export const room = style({
  ...type.body,
  flex: '1 1 auto',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '"00/00/0000, 00:00"',
    display: 'block',
    blockSize: 0,
    visibility: 'hidden',
    whiteSpace: 'nowrap',
    // Where there is less room, the hidden text must not cause scrolling.
    overflow: 'clip',
    // The padding and border of the input.
    paddingInline: `calc(${space[3]} + ${borderWidth.strong})`,
  },
});

export const input = style({
  inlineSize: 0,
  minInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  // Keeps the date before the time on a right-to-left page, where the two would swap.
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: {
    // A read-only value has no box and lines up with its label. It can still be read and copied.
    '&:read-only:not(:disabled, [data-disabled])': {
      paddingInline: 0,
      backgroundColor: 'transparent',
      borderColor: 'transparent',
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&:read-only:not(:disabled, [data-disabled])': { borderColor: 'Canvas' } },
    },
  },
});

export const openButton = style({
  flexShrink: 0,
  inlineSize: target.main,
  minBlockSize: target.main,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: color.action.rest,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.control} solid ${color.action.rest}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick} ${motion.easeOut}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
    '&[data-disabled]': {
      color: color.text.disabled,
      backgroundColor: color.paper.sunken,
      borderColor: color.edge.rest,
      cursor: 'not-allowed',
    },
  },
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
});

export const popover = style({
  zIndex: layer.popover,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: popoverPadding,
  // A width taken from the room beside the pop-over would change with each position.
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 16px)',
  outline: 'none',
  overflow: 'auto',
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.large,
  boxShadow: shadow,
  '@media': {
    [lowScreen]: { gap: space[2], paddingBlock: space[2] },
    [flatScreen]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, auto)',
      // Rows: the time, a reason for each limit, and the button. Spare height stays below them.
      gridTemplateRows: 'auto auto auto 1fr',
      alignItems: 'start',
      justifyItems: 'start',
      columnGap: space[5],
    },
  },
});

/**
 * With too little room above and below the field, the pop-over covers the field. `!important` overrides its
 * inline position.
 */
export const overField = style({
  position: 'fixed !important' as 'fixed',
  insetBlock: '8px !important',
  marginBlock: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100vh - 16px) !important',
});

/** As large as the calendar that takes its place, so that nothing jumps. */
export const loading = style({
  ...type.small,
  display: 'grid',
  placeContent: 'center',
  inlineSize: calendarWidth,
  blockSize: `calc(6 * ${dayHeight} + 11.25rem)`,
  '@media': {
    [lowScreen]: { blockSize: `calc(6 * ${dayHeight} + 10rem)` },
    [flatScreen]: { gridRow: '1 / -1', blockSize: `calc(6 * ${dayHeightOnFlatScreen} + 4.5rem)` },
  },
  color: color.text.muted,
});

/** As wide as the days above it and no wider, whatever its length. */
export const reason = style({
  ...type.small,
  inlineSize: 0,
  minInlineSize: '100%',
  color: color.text.muted,
});
