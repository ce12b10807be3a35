import { space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two codes per line with their digits in columns, easy to read and to cross out on paper. */
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  gap: `${space[2]} ${space[6]}`,
  listStyle: 'none',
  padding: 0,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  letterSpacing: '0.06em',
});

/** Rendered outside the visible page, for the printer only. */
export const printed = style({
  position: 'fixed',
  insetInlineStart: '-100vw',
  border: 0,
});
