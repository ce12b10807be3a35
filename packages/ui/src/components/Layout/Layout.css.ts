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

// Where it wraps, a quiet button begins a line as well as it ends one; two of them would overlap.
globalStyle(`${inline} > ${buttonVariant.quiet}:not(${buttonVariant.quiet} + *)`, {
  marginInlineStart: `calc(-1 * ${quietRoom})`,
});

// Between neighbours the tight gap is narrower than that.
globalStyle(
  `.${inline}.${gap.tight} > * + ${buttonVariant.quiet}:not(${buttonVariant.quiet} + *)`,
  {
    marginInlineStart: `calc(-1 * ${space[2]})`,
  },
);

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  // Without all the width there is, none would be to spare in a row of actions.
  between: { justifyContent: 'space-between', inlineSize: '100%' },
  // Beside others in a row it leaves them theirs.
  end: { justifyContent: 'flex-end', marginInlineStart: 'auto' },
});

/** Where a phone has room for two words a line, a last button alone would look forgotten. */
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
  // What is only room would take a sheet of its own.
  '@media': { print: { minBlockSize: 0 } },
});

/**
 * What ends the page waits until what stands above it has come. Seen any sooner it would be pushed about,
 * most of all under somebody who reads there; where somebody acts in it, it stays.
 *
 * A class of its own: a rule with `:has` and no class at its end has a browser look at the whole page anew
 * whenever any `:has` changes, as at each dialog.
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
