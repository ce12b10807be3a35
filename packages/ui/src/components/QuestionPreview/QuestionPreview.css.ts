import { style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, radius, space, type } from '../../theme';

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});

export const emptyText = style({ color: color.text.muted });

export const scale = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

const thumbSize = '1.5rem';

const track = {
  boxSizing: 'border-box',
  blockSize: '0.375rem',
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.control} dashed ${color.edge.rest}`,
  borderRadius: radius.full,
} as const;

const thumb = {
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  backgroundColor: color.edge.rest,
  border: `${borderWidth.strong} solid ${color.paper.raised}`,
  borderRadius: radius.full,
} as const;

const forcedThumb = {
  backgroundColor: 'GrayText',
  borderColor: 'Canvas',
  forcedColorAdjust: 'none',
} as const;

/** As a disabled `Slider`: browsers draw their own so pale that it can hardly be seen. */
export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: thumbSize,
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'not-allowed',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': {
      ...thumb,
      appearance: 'none',
      marginBlockStart: `calc((0.375rem - ${thumbSize}) / 2 - ${borderWidth.control})`,
    },
    '&::-moz-range-thumb': thumb,
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forcedThumb,
        '&::-moz-range-thumb': forcedThumb,
      },
    },
  },
});

export const ends = style({
  ...type.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[6],
});

export const end = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
