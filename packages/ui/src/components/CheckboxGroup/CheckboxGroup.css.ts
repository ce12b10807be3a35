import { style } from '@vanilla-extract/css';
import { color, measure, space, type } from '../../theme';

export const group = style({ maxInlineSize: measure.page });

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  marginBlock: `${space[1]} ${space[2]}`,
});

export const count = style({
  ...type.small,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  columnGap: space[6],
});

/** The lock stands after the words, in line with them. */
export const lock = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  verticalAlign: '-0.2em',
  color: color.text.muted,
});

export const lockNote = style({
  ...type.small,
  display: 'flex',
  gap: space[2],
  color: color.text.muted,
  overflowWrap: 'anywhere',
  marginBlockStart: space[2],
});
