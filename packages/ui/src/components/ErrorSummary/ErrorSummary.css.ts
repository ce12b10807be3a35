import { style } from '@vanilla-extract/css';
import { borderWidth, color, measure, radius, space, type } from '../../theme';

export const summary = style({
  maxInlineSize: measure.text,
  overflowWrap: 'anywhere',
  padding: space[5],
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
});

/** Its words stand under those of the title, after its sign. */
export const list = style({
  color: color.tone.error.text,
  display: 'grid',
  gap: space[1],
  marginBlockStart: space[3],
  paddingInlineStart: `calc(1.25 * ${type.heading4.fontSize} + ${space[2]})`,
  listStyleType: '"–  "',
});

export const closing = style({ marginBlockStart: space[3], color: color.text.body });
