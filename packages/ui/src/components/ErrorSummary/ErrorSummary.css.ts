import { globalStyle, style } from '@vanilla-extract/css';
import { borderWidth, color, measure, radius, space, type } from '../../theme';

/** Too little room, as with large text on a phone, for words in a column of their own beside the sign. */
const narrow = '(max-width: 12em)';

export const summary = style({
  containerType: 'inline-size',
  // No words give it a width.
  inlineSize: '100%',
  maxInlineSize: measure.text,
  overflowWrap: 'anywhere',
  // Large text needs the room itself on a phone.
  padding: `min(${space[5]}, 6vw)`,
  backgroundColor: color.tone.error.surface,
  border: `${borderWidth.strong} solid ${color.tone.error.edge}`,
  borderInlineStartWidth: borderWidth.bar,
  borderRadius: radius.medium,
});

export const title = style({
  ...type.heading4,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  color: color.tone.error.text,
  '@container': { [narrow]: { display: 'block' } },
});

// In the first line of the words, which begin the next ones below it.
globalStyle(`${title} > svg`, {
  '@container': {
    [narrow]: { display: 'inline-block', verticalAlign: '-0.25em', marginInlineEnd: space[2] },
  },
});

/** Its words stand under those of the title, after its sign. */
export const list = style({
  color: color.tone.error.text,
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[3],
  paddingInlineStart: `calc(1.25 * ${type.heading4.fontSize} + ${space[2]})`,
  listStyleType: '"–  "',
  '@container': { [narrow]: { paddingInlineStart: '1.2em' } },
});

export const closing = style({ marginBlockStart: space[3], color: color.text.body });
