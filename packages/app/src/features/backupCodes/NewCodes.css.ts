import { space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two to a line, each digit under the other, to be read off and crossed out. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: `${space[2]} ${space[6]}`,
  listStyle: 'none',
  padding: 0,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.06em',
});

/** Drawn, but beside the page: it is there for the printer alone. */
export const printed = style({
  position: 'fixed',
  insetInlineStart: '-100vw',
  border: 0,
});
