import { style } from '@vanilla-extract/css';
import { ownOrder } from '../../styles/ownOrder';
import { color, font, radius, space } from '../../theme';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
});

export const mark = style({ paddingBlock: space[1], borderRadius: radius.small });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
});

/** The value goes below the label where large text leaves the label less room than this. */
export const label = style({
  ...ownOrder,
  flex: '1 1 4em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/**
 * More room for a label above a bar, so that it does not break after every second word beside a long value.
 */
export const labelOverBar = style([label, { flexBasis: 'max(4em, 55%)' }]);

/** Stays on one line beside its label. Alone in a line, it breaks a word that is longer than the line. */
export const value = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  fontWeight: font.weight.medium,
  color: color.text.heading,
});
