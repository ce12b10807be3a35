import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, radius, space, type } from '../../theme';

export const least = '9.5rem';
export const gap = space[4];

export const cards = style({
  display: 'grid',
  gap,
  // The number of cards in a row depends on this width, and a size container gets no width from its content.
  inlineSize: '100%',
  containerType: 'inline-size',
});

/** The numbers stand on one line across cards, however long a label or a note is. */
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
    // Too narrow for three cards, or for four: the last of an odd number, if it is alone, takes the whole
    // row.
    [`(max-width: calc(3 * ${least} + 2 * ${gap} - 0.1px))`]: {
      selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [`(max-width: calc(4 * ${least} + 3 * ${gap} - 0.1px))`]: {
      selectors: { '&:last-child:nth-child(6n + 1)': { gridColumn: '1 / -1' } },
    },
  },
});

/** For cards with notes. Without a note, the third row would still leave space below the number. */
export const cardWithNote = style([card, { gridRow: 'span 3' }]);

export const label = style({
  ...type.small,
  fontWeight: font.weight.medium,
  color: color.text.muted,
});

export const awaited = style({ display: 'block', inlineSize: '2.5em', maxInlineSize: '100%' });

export const number = style({
  ...type.heading1,
  color: color.text.heading,
  // The size of the figure depends on this width.
  containerType: 'inline-size',
});

export const note = style({ ...type.small, color: color.text.muted });
