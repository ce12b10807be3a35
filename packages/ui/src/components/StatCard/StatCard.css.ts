import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, radius, space, type } from '../../theme';

export const least = '9.5rem';
export const gap = space[4];

export const cards = style({
  display: 'grid',
  gap,
  // How many stand in a row is measured against the room here, and no words give it one.
  inlineSize: '100%',
  containerType: 'inline-size',
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
  '@container': {
    // Narrower than three, or four: the last of an odd number, if it is alone, has the whole row.
    [`(max-width: calc(3 * ${least} + 2 * ${gap} - 0.1px))`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [`(max-width: calc(4 * ${least} + 3 * ${gap} - 0.1px))`]: {
      selectors: { '&:last-child:nth-child(6n + 1)': { gridColumn: '1 / -1' } },
    },
  },
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
