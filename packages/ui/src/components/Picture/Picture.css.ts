import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, space, type } from '../../theme';

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.large,
});

/**
 * A wrapper: as a direct item of a card's column, the box would keep its proportions however much room its
 * words need.
 */
export const place = style({
  inlineSize: '100%',
  containerType: 'inline-size',
  // The width to use where nothing around the picture sets one.
  containIntrinsicInlineSize: '16rem',
});

/** As large as the picture would be, and taller where the words need it. */
export const broken = style({
  ...type.small,
  // In a small place, large text would break words after every other letter.
  fontSize: `min(${type.small.fontSize}, 15cqi)`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  inlineSize: '100%',
  padding: `min(${space[4]}, 6cqi)`,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  color: color.text.muted,
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.thin} dashed ${color.edge.rest}`,
  borderRadius: radius.large,
});
