import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { quietRoom } from '../../styles/quietRoom';
import { borderWidth, color, measure, radius, space, type } from '../../theme';

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: measure.form,
});

/** A title with its remove button, which stays at the end of the line also where it wraps. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
});
globalStyle(`${head} > :last-child:not(:first-child)`, {
  marginInlineStart: 'auto',
  maxInlineSize: `calc(100% + ${quietRoom})`,
});

export const heading = styleVariants({
  2: { ...type.heading2, overflowWrap: 'anywhere' },
  3: { ...type.heading3, overflowWrap: 'anywhere' },
  4: { ...type.heading3, overflowWrap: 'anywhere' },
});

export const freeText = style({ ...type.small, color: color.text.muted });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.large,
});

export const panelTitle = style({ ...type.heading4, overflowWrap: 'anywhere' });

export const panelHint = style({
  ...type.small,
  color: color.text.muted,
  // Moved up to the title that it belongs to, as far as the focus ring of the button beside that allows.
  marginBlockStart: `calc(${space[2]} - ${space[4]})`,
});

export const add = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[4],
});
globalStyle(`${add} > *`, { maxInlineSize: '100%' });

/** Paper as participants see it, set apart from the fields. */
export const preview = style({
  minInlineSize: 0,
  padding: space[5],
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.large,
});
