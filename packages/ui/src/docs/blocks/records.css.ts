import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, radius, space, type } from '../../theme';

export const transcripts = style({
  ...type.small,
  display: 'grid',
  gap: space[3],
  marginBlock: space[6],
  fontFamily: font.family,
  color: color.text.body,
});

export const transcript = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.medium,
});

export const state = style({ fontWeight: font.weight.medium, cursor: 'pointer' });

export const phrases = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[8],
  marginBlockStart: space[3],
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});
