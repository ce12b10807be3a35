import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, forcedColors, layer, radius, space, type } from '../../theme';

/** A plumb line with a knot for each status. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
  paddingInlineStart: space[8],
  paddingBlockEnd: space[5],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.1875rem',
      insetBlockStart: '0.375rem',
      boxSizing: 'border-box',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      backgroundColor: color.paper.raised,
      border: `${borderWidth.strong} solid ${color.edge.rest}`,
      borderRadius: radius.full,
      zIndex: layer.raised,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.5625rem',
      insetBlock: '1.25rem -0.375rem',
      borderInlineStart: `${borderWidth.strong} solid ${color.hairline}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const reached = style({
  selectors: {
    '&::before': { backgroundColor: color.action.rest, borderColor: color.action.rest },
    '&:not(:last-child)::after': { borderColor: color.action.rest },
  },
  '@media': {
    // Browsers print no backgrounds, so the whole knot is a border.
    print: { selectors: { '&::before': { borderWidth: '0.4375rem' } } },
    [forcedColors]: {
      selectors: {
        '&::before': {
          backgroundColor: 'CanvasText',
          borderColor: 'CanvasText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const status = style({ ...type.body, fontWeight: font.weight.medium });

export const current = style({ fontWeight: font.weight.bold });

export const date = style({
  ...type.small,
  color: color.text.muted,
  // Keeps the order of its own language, "1 March 2026", but stands at the side where the page begins.
  alignSelf: 'flex-start',
  unicodeBidi: 'plaintext',
});
