import { style, styleVariants } from '@vanilla-extract/css';
import { borderWidth, color, font, space, type } from '../../theme';

const aboveWords = '0.0625rem';

const base = style({
  ...type.small,
  display: 'inline-flex',
  // As wide as its words in a column, too, and as high in a grid.
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  maxInlineSize: '100%',
  // The word's baseline is the tag's, so that it stands in line with the text beside it.
  alignItems: 'baseline',
  gap: space[1],
  paddingBlock: aboveWords,
  paddingInline: `${space[2]} ${space[3]}`,
  fontWeight: font.weight.medium,
  borderWidth: borderWidth.thin,
  borderStyle: 'solid',
  // Half of one line's height and a little more, which a pill needs that its shape makes a part of a pixel
  // higher; corners stay clear of the words when those take several lines.
  borderRadius: `calc(0.5lh + ${aboveWords} + ${borderWidth.thin} + 1px)`,
});

export const shape = style({ flexShrink: 0, display: 'inline-flex', alignSelf: 'center' });

/** A long word breaks where nothing else helps. */
export const words = style({ minInlineSize: 0, overflowWrap: 'break-word' });

/** Each tone also has its own shape before the word. */
export const tone = styleVariants(color.tone, ({ surface, edge, text }) => [
  base,
  { color: text, backgroundColor: surface, borderColor: edge },
]);
