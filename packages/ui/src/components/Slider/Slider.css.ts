import { style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, radius, space, target, type } from '../../theme';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
});

export const output = style({ ...type.lead, fontVariantNumeric: 'tabular-nums' });

/** As tall as a target; the line itself is drawn in its middle. */
export const track = style({
  position: 'relative',
  blockSize: target.main,
  marginInline: '0.75rem',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.75rem',
      insetBlock: `calc(50% - 0.1875rem)`,
      backgroundColor: color.paper.sunken,
      border: `${borderWidth.control} solid ${color.edge.rest}`,
      borderRadius: radius.full,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-disabled]::before': { borderStyle: 'dashed' },
  },
});

export const thumb = style({
  insetBlockStart: '50%',
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  backgroundColor: color.action.rest,
  border: `${borderWidth.strong} solid ${color.paper.raised}`,
  borderRadius: radius.full,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.action.hover },
    '&[data-dragging]': { backgroundColor: color.action.pressed },
    '&[data-disabled]': { backgroundColor: color.edge.rest },
  },
  '@media': {
    [forcedColors]: {
      backgroundColor: 'ButtonText',
      borderColor: 'Canvas',
      forcedColorAdjust: 'none',
      selectors: { '&[data-disabled]': { backgroundColor: 'GrayText' } },
    },
  },
});

export const ends = style({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[6],
  color: color.text.muted,
});

export const end = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
