import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { buttonVariant } from '../../styles/buttonLooks.css';
import { quietRoom } from '../../styles/quietRoom';
import { measure, screen, space } from '../../theme';

/** Distances by meaning, so that a page needs no numbers. */
const distances = { tight: space[2], related: space[4], separate: space[8], section: space[12] };

export const gap = styleVariants(distances, (distance) => ({ gap: distance }));

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minInlineSize: 0,
});

// A live region waits in its place for words to come; while it is empty it takes no room, and it
// must not be hidden, or what arrives would not be announced.
for (const name of ['tight', 'related', 'separate', 'section'] as const) {
  globalStyle(`.${stack}.${gap[name]} > :is([role='status'], [role='alert'], [aria-live]):empty`, {
    marginBlockStart: `calc(-1 * ${distances[name]})`,
  });
}

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
});

// In a row that wraps, a quiet button may begin or end a line. Of neighbours only the first moves: two would
// overlap.
globalStyle(`${inline} > ${buttonVariant.quiet}:not(${buttonVariant.quiet} + *)`, {
  marginInlineStart: `calc(-1 * ${quietRoom})`,
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  // A row of actions is only as wide as its content, so without the full width there is no spare width.
  between: { justifyContent: 'space-between', inlineSize: '100%' },
  // Beside others in a row, it moves to the end and leaves them their places.
  end: { justifyContent: 'flex-end', marginInlineStart: 'auto' },
});

/** On a phone, buttons stand two to a row at equal edges: a last button alone would look forgotten. */
export const pairs = style({
  '@media': {
    'screen and (max-width: 26em)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 34%)), auto))',
      justifyContent: 'stretch',
      marginInlineStart: 0,
    },
  },
});

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  // Empty space would take a sheet of its own.
  '@media': { print: { minBlockSize: 0 } },
});

/**
 * Hides the footer until the content above it has loaded. Otherwise it would be pushed down under somebody
 * who reads there. While focus is in it, it stays visible.
 *
 * The rule needs a class of its own: a rule with `:has` and no class at its end makes a browser check the
 * whole page again whenever any `:has` changes, as at each dialog.
 */
export const end = style({
  selectors: {
    [`${shell}:has(main [aria-busy="true"], main [data-awaits]) > &:not(:focus-within)`]: {
      visibility: 'hidden',
    },
  },
});

/** As wide as header and footer, so that every page starts at the same left edge. */
export const main = style({
  flexGrow: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${measure.page} + 2 * ${space[8]})`,
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: `${space[6]} ${space[12]}`,
  // Takes focus from the skip link; the ring would frame the whole page.
  outline: 'none',
  boxShadow: 'none',
  '@media': {
    print: { paddingBlockEnd: 0 },
    [screen.medium]: { paddingInline: space[8], paddingBlock: `${space[10]} ${space[20]}` },
  },
});

export const width = styleVariants({
  page: { maxInlineSize: measure.page },
  text: { maxInlineSize: measure.text },
  form: { maxInlineSize: measure.form },
});
