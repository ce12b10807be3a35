import { globalStyle, style } from '@vanilla-extract/css';
import { borderWidth, color, font, forcedColors, radius, space, target, type } from '../../theme';
import {
  calendarWidth,
  dayHeight,
  dayHeightOnFlatScreen,
  dayWidth,
  flatScreen,
  lowScreen,
} from './calendarSize';

/** A size that follows the text, but never exceeds this share of the calendar's width. */
const noLargerThan = (size: string, share: number) => `min(${size}, ${calendarWidth} * ${share})`;

export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [lowScreen]: { gap: space[2] }, [flatScreen]: { display: 'contents' } },
});

export const days = style({ '@media': { [flatScreen]: { gridRow: '1 / -1' } } });

export const month = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  rowGap: space[2],
  '@media': { [lowScreen]: { rowGap: 0 } },
});

export const caption = style({
  ...type.heading4,
  fontSize: noLargerThan(type.heading4.fontSize, 0.12),
  textAlign: 'center',
  color: color.text.heading,
});

export const monthButton = style({
  inlineSize: noLargerThan(target.main, 1 / 6),
  blockSize: target.main,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: color.action.rest,
  borderRadius: radius.medium,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: color.action.soft },
    '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
  },
});

export const grid = style({ gridColumn: '1 / -1', justifySelf: 'center' });

export const weekday = style({
  ...type.small,
  fontSize: noLargerThan(type.small.fontSize, 0.06),
  inlineSize: dayWidth,
  paddingBlockEnd: space[1],
  color: color.text.muted,
  fontWeight: font.weight.regular,
});

export const day = style({ padding: 0, inlineSize: dayWidth, textAlign: 'center' });

export const dayButton = style({
  inlineSize: '100%',
  blockSize: dayHeight,
  fontSize: noLargerThan('1em', 0.09),
  borderRadius: radius.medium,
  fontVariantNumeric: 'tabular-nums',
  border: `${borderWidth.strong} solid transparent`,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.action.soft },
    // Days that cannot be chosen keep their place in the grid. They are struck through, not only paler.
    '&:disabled': {
      color: color.text.disabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '[data-today] > &': { borderColor: color.edge.rest, fontWeight: font.weight.bold },
    '[data-selected] > &': {
      color: color.action.on,
      backgroundColor: color.action.rest,
      fontWeight: font.weight.bold,
    },
    '[data-selected] > &:hover': { backgroundColor: color.action.hover },
  },
  '@media': {
    [flatScreen]: { blockSize: dayHeightOnFlatScreen },
    // A thinner focus ring, so that it does not cover the number of a low day: two pixels of each tone, the
    // inner one within the border.
    [lowScreen]: {
      // A taller line would push the number off centre.
      lineHeight: 1,
      selectors: {
        '&:focus-visible': {
          outlineWidth: '2px',
          outlineOffset: '-2px',
          boxShadow: `inset 0 0 0 2px ${color.focus.inner}`,
        },
      },
    },
    // Forced colours also draw transparent borders, so only today keeps a visible one.
    [forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '[data-today] > &': { borderColor: 'CanvasText' },
        '[data-selected] > &': {
          color: 'SelectedItemText',
          backgroundColor: 'SelectedItem',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

globalStyle(`${monthButton} svg`, { flexShrink: 0 });

export const time = style({
  borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
  paddingBlockStart: space[3],
  '@media': {
    [lowScreen]: { paddingBlockStart: space[2] },
    [flatScreen]: { borderBlockStart: 'none' },
  },
});

export const timeLegend = style({
  ...type.small,
  fontWeight: font.weight.bold,
  float: 'inline-start',
});

export const timeFields = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlockStart: space[1],
});

export const timeField = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const timeLabel = style({ ...type.small, color: color.text.muted });

export const timeSelect = style({ inlineSize: 'auto', fontVariantNumeric: 'tabular-nums' });
