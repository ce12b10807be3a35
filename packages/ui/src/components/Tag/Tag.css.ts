import { style, styleVariants } from '@vanilla-extract/css';
import { borderWidth, color, font, space, type } from '../../theme';

const aboveWords = '0.0625rem';

const base = style({
  ...type.small,
  display: 'inline-flex',
  // Only as wide as its words, also in a column, and only as high, also in a grid.
  inlineSize: 'fit-content',
  blockSize: 'fit-content',
  maxInlineSize: '100%',
  // Aligned by the word's baseline, so that the tag stands in line with the text beside it.
  alignItems: 'baseline',
  gap: space[1],
  paddingBlock: aboveWords,
  paddingInline: `${space[2]} ${space[3]}`,
  fontWeight: font.weight.medium,
  borderWidth: borderWidth.thin,
  borderStyle: 'solid',
  // Half of one line's height, and a little more for a tag that its shape makes a fraction of a pixel higher.
  // If the words take several lines, the corners stay clear of them.
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
