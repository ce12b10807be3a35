import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, motion } from '../theme/contract.css';
import { borderWidth, font, forcedColors, radius, space, target, type } from '../theme/scale';
import { column } from './column.css';
import { shared } from './layers.css';
import { quietRoom } from './quietRoom';

/** The shape of a button, also used by links that look like one. */
export const buttonShape = style({
  '@layer': {
    [shared]: {
      ...type.body,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      minBlockSize: target.main,
      maxInlineSize: '100%',
      paddingBlock: space[2],
      // Large text on a phone needs this space for its words.
      paddingInline: `min(${space[5]}, 6vw)`,
      lineHeight: 1.25,
      fontWeight: font.weight.medium,
      textAlign: 'center',
      textWrap: 'balance',
      textDecoration: 'none',
      border: `${borderWidth.control} solid transparent`,
      borderRadius: radius.medium,
      cursor: 'pointer',
      transition: `background-color ${motion.quick} ${motion.easeOut}, border-color ${motion.quick} ${motion.easeOut}`,
      selectors: {
        '&[data-disabled]': {
          color: color.text.disabled,
          backgroundColor: color.paper.sunken,
          borderColor: color.edge.rest,
          borderStyle: 'dashed',
          cursor: 'not-allowed',
        },
      },
      // Nothing can be pressed on paper.
      '@media': { print: { display: 'none' } },
    },
  },
});

// A button may break a word that is longer than its place, but not to give its neighbours more room. With one
// letter, the button is still as wide as a target.
globalStyle(`${buttonShape} > *`, { minInlineSize: '1.125rem' });

interface Fill {
  readonly rest: string;
  readonly hover: string;
  readonly pressed: string;
  readonly on: string;
}

/** Styles for enabled buttons only, so that no variant has to override the disabled look above. */
function filled(fill: Fill) {
  return {
    selectors: {
      '&:not([data-disabled])': { color: fill.on, backgroundColor: fill.rest },
      '&[data-hovered]:not([data-disabled])': { backgroundColor: fill.hover },
      '&[data-pressed]:not([data-disabled])': { backgroundColor: fill.pressed },
    },
  };
}

const tinted = {
  '&[data-hovered]:not([data-disabled])': { backgroundColor: color.action.soft },
  '&[data-pressed]:not([data-disabled])': { backgroundColor: color.action.softHover },
};

/** How strongly a button stands out. Use one `primary` in each view. */
export const buttonVariant = styleVariants({
  primary: { '@layer': { [shared]: filled(color.action) } },
  secondary: {
    '@layer': {
      [shared]: {
        selectors: {
          '&:not([data-disabled])': {
            color: color.action.rest,
            backgroundColor: color.paper.raised,
            borderColor: color.action.rest,
          },
          ...tinted,
        },
      },
    },
  },
  quiet: {
    '@layer': {
      [shared]: {
        paddingInline: quietRoom,
        // Nobody sees it, and it would keep the words off their column.
        borderInlineWidth: 0,
        minInlineSize: target.main,
        maxInlineSize: `calc(100% + 2 * ${quietRoom})`,
        textAlign: 'start',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
        selectors: {
          // Without a visible edge, the button is aligned by its words at the start or end of a row.
          '&:first-child': { marginInlineStart: `calc(-1 * ${quietRoom})` },
          '&:last-child': { marginInlineEnd: `calc(-1 * ${quietRoom})` },
          [`${column} > &`]: { marginInlineStart: `calc(-1 * ${quietRoom})` },
          '&:not([data-disabled])': { color: color.action.rest },
          // Its underline is its only edge, so it is dashed while disabled, like the frames of other buttons.
          '&[data-disabled]': {
            backgroundColor: 'transparent',
            borderColor: 'transparent',
            textDecorationStyle: 'dashed',
          },
          ...tinted,
        },
        '@media': {
          // Forced colours would draw the edge, which sticks out of the column that the words align with.
          [forcedColors]: {
            selectors: {
              '&, &[data-disabled]': { borderColor: 'Canvas', backgroundColor: 'Canvas' },
              // A button that keeps focus is not disabled for the browser, which would otherwise grey it.
              '&[data-disabled]': { color: 'GrayText' },
            },
          },
        },
      },
    },
  },
  danger: { '@layer': { [shared]: filled(color.danger) } },
});
