import { style } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  forcedColors,
  layer,
  motion,
  radius,
  screen,
  shadow,
  space,
  target,
  type,
} from '../../../theme';

/** Too narrow for all move and remove buttons on one line. */
const narrow = '(max-width: 18em)';
/** Too narrow, with large text, for three squares that grow with the text. */
const tiny = '(max-width: 12em)';

/** Between the rows of a choice, so that no focus ring covers what stands above or below. */
const apart = space[2];

/** All text boxes end at the same place, which the widest button sets. */
export const choices = style({
  display: 'grid',
  containerType: 'inline-size',
  gap: space[4],
  '@media': {
    [screen.medium]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[4],
      rowGap: apart,
    },
  },
});

const held = '&[data-dragged]';

/** The text box above its controls; where there is room, between its handle and its buttons. */
export const choice = style({
  display: 'grid',
  gridTemplateAreas: '"field field field" "handle moves remove"',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  columnGap: space[1],
  rowGap: apart,
  '@container': {
    [narrow]: {
      gridTemplate: `
        "field field" auto
        "handle moves" auto
        "remove remove" auto / auto minmax(0, 1fr)`,
    },
  },
  '@media': {
    [screen.medium]: {
      gridColumn: '1 / -1',
      gridTemplateAreas: '"handle field moves" "handle field remove"',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: `1fr ${target.main}`,
      columnGap: space[4],
      alignItems: 'end',
    },
    [forcedColors]: {
      selectors: { [held]: { outline: `${borderWidth.strong} solid Highlight` } },
    },
  },
  selectors: {
    [held]: {
      position: 'relative',
      zIndex: layer.raised,
      backgroundColor: color.paper.raised,
      borderRadius: radius.medium,
      boxShadow: `0 0 0 ${space[2]} ${color.paper.raised}, ${shadow}`,
    },
    // Only while one row is held: when it is dropped, all rows take their places at once.
    [`[data-dragging] > &:not([data-dragged])`]: {
      transition: `translate ${motion.quick} ${motion.easeOut}`,
    },
  },
});

export const field = style({
  gridArea: 'field',
  minInlineSize: 0,
  '@media': {
    [screen.medium]: {
      // Its counter stands in the line of the lower button.
      marginBlockEnd: `calc(${apart} + ${target.main} - ${type.small.fontSize} * ${type.small.lineHeight} - ${space[1]})`,
    },
  },
});

/** A square to press or to hold; with large text in little room it grows no wider. */
const square = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: target.main,
  '@container': { [tiny]: { inlineSize: '44px' } },
  blockSize: target.main,
  borderRadius: radius.medium,
});

export const handle = style([
  square,
  {
    gridArea: 'handle',
    color: color.text.muted,
    cursor: 'grab',
    // A finger drags here instead of scrolling.
    touchAction: 'none',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '@media': {
      // In line with the box, above the line of its counter.
      [screen.medium]: {
        marginBlockEnd: `calc(${apart} + ${target.main})`,
        marginInlineStart: `calc(-1 * ${space[3]})`,
      },
      '(hover: hover)': { selectors: { '&:hover': { backgroundColor: color.action.soft } } },
    },
    selectors: { '[data-dragged] > &': { cursor: 'grabbing' } },
  },
]);

export const moves = style({
  gridArea: 'moves',
  display: 'flex',
  gap: space[1],
  '@media': { [screen.medium]: { justifySelf: 'end' } },
});

const atEnd = '&[aria-disabled="true"]';

export const move = style([
  square,
  {
    color: color.action.rest,
    backgroundColor: color.paper.raised,
    border: `${borderWidth.control} solid ${color.edge.rest}`,
    transition: `background-color ${motion.quick} ${motion.easeOut}`,
    selectors: {
      '&:active': { backgroundColor: color.action.softHover },
      [atEnd]: {
        color: color.text.disabled,
        backgroundColor: color.paper.sunken,
        borderStyle: 'dashed',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-disabled="true"], :active)': { backgroundColor: color.action.soft },
        },
      },
      [forcedColors]: { selectors: { [atEnd]: { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  },
]);

export const remove = style({ gridArea: 'remove', justifySelf: 'end' });

/** Above the button that adds a choice. */
export const note = style({ marginBlockEnd: space[4] });
