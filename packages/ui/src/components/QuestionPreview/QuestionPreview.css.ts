import { style } from '@vanilla-extract/css';
import { disabledThumbOnPaper, lineHeight, thumbShape } from '../../styles/sliderLooks.css';
import { borderWidth, color, forcedColors, radius, space } from '../../theme';

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});

export const emptyText = style({ color: color.text.muted });

export const scale = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

const track = {
  boxSizing: 'border-box',
  blockSize: lineHeight,
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.control} dashed ${color.edge.rest}`,
  borderRadius: radius.full,
} as const;

const thumb = {
  ...thumbShape,
  backgroundColor: color.edge.rest,
} as const;

const forcedThumb = {
  backgroundColor: 'GrayText',
  borderColor: 'Canvas',
  forcedColorAdjust: 'none',
} as const;

/** Looks like a disabled `Slider`: browsers draw their own too pale to be seen. */
export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: thumbShape.blockSize,
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'not-allowed',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': {
      ...thumb,
      appearance: 'none',
      marginBlockStart: `calc((${lineHeight} - ${thumbShape.blockSize}) / 2 - ${borderWidth.control})`,
    },
    '&::-moz-range-thumb': thumb,
  },
  '@media': {
    print: {
      selectors: {
        '&::-webkit-slider-thumb': disabledThumbOnPaper,
        '&::-moz-range-thumb': disabledThumbOnPaper,
      },
    },
    [forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forcedThumb,
        '&::-moz-range-thumb': forcedThumb,
      },
    },
  },
});
