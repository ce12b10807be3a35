import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../../theme';

/** As wide as a common phone, and narrower where the place is. */
export const phone = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '22.5rem',
  minBlockSize: '32rem',
  margin: 0,
  paddingBlock: space[8],
  paddingInline: space[5],
  color: color.text.body,
  backgroundColor: color.paper.page,
  border: `0.625rem solid ${color.edge.rest}`,
  // As a figure it would leave the sheet that it begins on empty, as it seldom has room on one.
  '@media': { print: { breakInside: 'auto' } },
  borderRadius: `calc(3 * ${radius.large})`,
});
