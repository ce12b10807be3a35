import { style } from '@vanilla-extract/css';
import { color, font, forcedColors, radius, target } from '../../theme';

/** How much lower than a main control a line of words is, above and below. */
const missingHeight = `calc((${target.main} - 1lh) / 2)`;

/**
 * As high as a main control, without making the row taller: padding within a line takes no room. A box of its
 * own in each row would cost a twentieth of the table's time.
 */
export const rowLink = style({
  // Letters are at least this high; CSS has no unit for the height of a font's letters.
  paddingBlock: `calc((${target.main} - 1.15em) / 2)`,
  color: color.action.rest,
  fontWeight: font.weight.medium,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  selectors: {
    '[dir="rtl"] &': { unicodeBidi: 'plaintext' },
    '&:hover': { color: color.action.hover, textDecorationThickness: '2px' },
    '&:active': { color: color.action.pressed },
    // If a link continues on a second line, the ring's inner band would cross out the first.
    '&:focus-visible': { boxShadow: 'none' },
  },
});

/** A button is a box of its own. */
export const rowButton = style([
  rowLink,
  {
    // Other cells align with its first line; an inline block would offer its last line.
    display: 'inline-flex',
    paddingBlock: missingHeight,
    marginBlock: `calc(-1 * ${missingHeight})`,
  },
]);

/** The dots of `MoreIcon`, on its grid of 24 units. */
const dots = (colour: string) =>
  [5, 12, 19]
    .map((y) => `circle at 50% ${(y * 100) / 24}%, ${colour} 0.08em, transparent 0.1em`)
    .map((dot) => `radial-gradient(${dot})`)
    .join(', ');

/**
 * A button with three dots. An element or a pseudo-element for them in each row would cost a tenth of the
 * table's time.
 */
export const rowMenuButton = style({
  inlineSize: target.main,
  blockSize: target.main,
  // The dots align with the row's words, and the button makes no row taller.
  verticalAlign: 'top',
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${missingHeight})`,
  color: color.action.rest,
  backgroundImage: dots('currentColor'),
  backgroundPosition: 'center',
  backgroundSize: '1.25em 1.25em',
  backgroundRepeat: 'no-repeat',
  borderRadius: radius.medium,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: color.action.softHover },
  },
  '@media': {
    // Forced colours remove gradients, but not masks.
    [forcedColors]: {
      selectors: {
        '&::before': {
          content: '""',
          display: 'block',
          blockSize: '1.25em',
          inlineSize: '1.25em',
          marginInline: 'auto',
          backgroundColor: 'ButtonText',
          forcedColorAdjust: 'none',
          mask: dots('#000'),
        },
      },
    },
  },
});
