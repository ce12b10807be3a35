import { style } from '@vanilla-extract/css';
import {
  disabledThumbOnPaper,
  lineHeight,
  thumbOnPaper,
  thumbShape,
} from '../../styles/sliderLooks.css';
import { borderWidth, color, forcedColors, radius, space, target, type } from '../../theme';

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  overflowWrap: 'anywhere',
});

export const output = style({
  ...type.lead,
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
});

/** As tall as a target; the line itself is drawn in its middle. */
export const track = style({
  position: 'relative',
  // In a row, the width would otherwise depend on the words alone.
  minInlineSize: 'min(8rem, 40vw)',
  blockSize: target.main,
  marginInline: `calc(${thumbShape.inlineSize} / 2)`,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: `calc(${thumbShape.inlineSize} / -2)`,
      insetBlock: `calc(50% - ${lineHeight} / 2)`,
      backgroundColor: color.paper.sunken,
      border: `${borderWidth.control} solid ${color.edge.rest}`,
      borderRadius: radius.full,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-disabled]::before': { borderStyle: 'dashed' },
  },
});

export const thumb = style({
  ...thumbShape,
  insetBlockStart: '50%',
  backgroundColor: color.action.rest,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.action.hover },
    '&[data-dragging]': { backgroundColor: color.action.pressed },
    '&[data-disabled]': { backgroundColor: color.edge.rest },
  },
  '@media': {
    print: {
      ...thumbOnPaper,
      selectors: { '&[data-disabled]': disabledThumbOnPaper },
    },
    [forcedColors]: {
      backgroundColor: 'ButtonText',
      borderColor: 'Canvas',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-hovered], &[data-dragging]': { backgroundColor: 'ButtonText' },
        '&[data-disabled]': { backgroundColor: 'GrayText' },
      },
    },
  },
});
