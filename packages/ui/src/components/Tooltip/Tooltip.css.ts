import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, shadow, space, type } from '../../theme';

export const tooltip = style({
  ...type.small,
  maxInlineSize: 'min(18rem, calc(100vw - 1rem))',
  paddingBlock: space[2],
  paddingInline: space[3],
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  boxShadow: shadow,
});
