import { style } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  font,
  forcedColors,
  radius,
  screen,
  space,
  target,
  type,
} from '../../theme';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

/**
 * Wraps rather than scrolls, so that no tab is hidden. It cuts off the lines that its tabs draw at its sides.
 */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  isolation: 'isolate',
  overflowX: 'clip',
});

export const tab = style({
  ...type.body,
  position: 'relative',
  display: 'inline-grid',
  alignContent: 'center',
  minBlockSize: target.main,
  // Three one-word tabs fit in one row on a phone.
  paddingInline: space[3],
  color: color.action.rest,
  borderBlockEnd: `${borderWidth.bar} solid transparent`,
  borderStartStartRadius: radius.medium,
  borderStartEndRadius: radius.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.action.soft },
    '&[aria-selected="true"]': {
      color: color.text.heading,
      fontWeight: font.weight.bold,
      borderBlockEndColor: color.action.rest,
    },
    // The focus ring of a tab may lie over its neighbours but not under them.
    '&:focus-visible': { zIndex: 1 },
    // The ring of the chosen tab stands within its bar, which it would otherwise hide.
    '&[aria-selected="true"]:focus-visible': {
      outlineOffset: `calc(-1 * (${borderWidth.bar} + 3px))`,
      boxShadow: `inset 0 0 0 calc(${borderWidth.bar} + 5px) ${color.focus.inner}`,
    },
    // The line below the whole row, whichever tabs stand in it.
    '&::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetInline: '-100vw',
      insetBlockEnd: `calc(-1 * ${borderWidth.bar})`,
      borderBlockEnd: `${borderWidth.strong} solid ${color.hairline}`,
    },
  },
  '@media': {
    [screen.medium]: { paddingInline: space[4] },
    // On paper, the chosen tab is a title of what follows.
    print: {
      paddingInline: 0,
      borderBlockEnd: 'none',
      selectors: {
        '&[aria-selected="false"]': { display: 'none' },
        '&::after': { display: 'none' },
      },
    },
    [forcedColors]: {
      // Forced colours show a transparent border, and every tab would look chosen.
      borderBlockEndColor: 'Canvas',
      // The border would also interrupt the line below the row, so it stands above that line.
      marginBlockEnd: borderWidth.strong,
      selectors: {
        '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
        '&::after': {
          insetBlockEnd: `calc(-1 * (${borderWidth.bar} + ${borderWidth.strong}))`,
        },
      },
    },
  },
});

/** Every count is equally near to its words, and the words of wrapped tabs begin at one edge. */
export const label = style({ display: 'flex', alignItems: 'center', gap: space[2] });

/** Holds the width of the bold label, so that nothing shifts when another tab is chosen. */
export const boldWidth = style([
  label,
  {
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: font.weight.bold,
  },
]);

export const panel = style({ minInlineSize: 0, borderRadius: radius.small });
