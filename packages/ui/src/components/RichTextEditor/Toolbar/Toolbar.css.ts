import { style } from '@vanilla-extract/css';
import { borderWidth, color, forcedColors, motion, radius, space, target } from '../../../theme';

const buttons = `6 * ${target.main}`;

/** On a phone the six buttons stand closer, so that the last one does not wrap to a line of its own. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[1],
  columnGap: `clamp(0rem, (100% - ${buttons}) / 5, ${space[1]})`,
  paddingBlock: space[1],
  paddingInline: `clamp(0rem, (100% - ${buttons}) / 2, ${space[1]})`,
  borderBlockEnd: `${borderWidth.thin} solid ${color.hairline}`,
  // Painted separately, and so not again at each key in the text below.
  isolation: 'isolate',
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
});

export const button = style({
  inlineSize: target.main,
  blockSize: target.main,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: color.text.body,
  borderRadius: radius.small,
  border: `${borderWidth.strong} solid transparent`,
  transition: `background-color ${motion.quick} ${motion.easeOut}`,
  selectors: {
    '&:hover:enabled': { backgroundColor: color.action.soft },
    // A pressed button has a fill and a border, so that it can be seen without colour too.
    '&[aria-pressed="true"]': {
      color: color.action.rest,
      backgroundColor: color.action.soft,
      borderColor: color.action.rest,
    },
    '&:active:enabled': { backgroundColor: color.action.softHover },
    '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          color: 'HighlightText',
          backgroundColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
