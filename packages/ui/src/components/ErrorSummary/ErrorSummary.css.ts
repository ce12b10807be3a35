import { globalStyle, style } from '@vanilla-extract/css';
import { borderWidth, color, measure, radius, space, type } from '../../theme';

/** Too narrow, as with large text on a phone, for text in its own column beside the icon. */
const narrow = '(max-width: 12em)';

export const summary = style({
  containerType: 'inline-size',
  // As an inline-size container it gets no width from its content.
  inlineSize: '100%',
  maxInlineSize: measure.text,
  overflowWrap: 'anywhere',
  // Less padding on a phone, where large text needs the room.
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

// The icon stands in the first line, and the next lines begin below it.
globalStyle(`${title} > svg`, {
  '@container': {
    [narrow]: { display: 'inline-block', verticalAlign: '-0.25em', marginInlineEnd: space[2] },
  },
});

/** The list's text lines up with the text of the title, which follows the icon. */
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
