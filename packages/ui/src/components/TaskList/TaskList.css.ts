import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, measure, space, type } from '../../theme';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxInlineSize: measure.text,
});

export const task = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'baseline',
  paddingBlock: space[3],
  // Only between tasks: lines around the list would double the edges of a card.
  selectors: {
    '& + &': { borderBlockStart: `${borderWidth.thin} solid ${color.hairline}` },
  },
});

export const label = style({ fontWeight: font.weight.medium });

export const detail = style({
  ...type.small,
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text.muted,
  overflowWrap: 'anywhere',
});
