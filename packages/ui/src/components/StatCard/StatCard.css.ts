import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, radius, space, type } from '../../theme';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: space[4],
});

/** The number stands on one line across cards, however long a label or note is. */
export const card = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  padding: space[5],
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.large,
});

/** A row without words would still be room below the number. */
export const cardWithNote = style([card, { gridRow: 'span 3' }]);

export const label = style({
  ...type.small,
  fontWeight: font.weight.medium,
  color: color.text.muted,
});

export const number = style({
  ...type.heading1,
  color: color.text.heading,
  // What it holds is measured against the room here.
  containerType: 'inline-size',
});

export const note = style({ ...type.small, color: color.text.muted });
