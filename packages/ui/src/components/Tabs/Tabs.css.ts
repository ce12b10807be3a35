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

/** Wraps rather than scrolls, so that no tab hides. It ends the lines that its tabs draw. */
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
  // Three words of a phone's width go in one row.
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
    // The ring of a tab may lie over its neighbours but not under them.
    '&:focus-visible': { zIndex: 1 },
    // And stands within the bar of the chosen one, which it would hide.
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
    // On paper the chosen one is a title of what follows.
    print: {
      paddingInline: 0,
      borderBlockEnd: 'none',
      selectors: {
        '&[aria-selected="false"]': { display: 'none' },
        '&::after': { display: 'none' },
      },
    },
    [forcedColors]: {
      // Forced, a transparent edge is seen, and every tab would look chosen.
      borderBlockEndColor: 'Canvas',
      // And it would cut the line below the row to pieces, so it stands above it.
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

/** Each count stands as near to its words as any other, and the words of wrapped tabs begin at one edge. */
export const label = style({ display: 'flex', alignItems: 'center', gap: space[2] });

/** Holds the width of the bold form, so that nothing shifts when the choice moves. */
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
