import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../../theme';

/** As wide as a common phone, or narrower where there is less room. */
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
  // Figures stay on one sheet, but this one seldom fits the rest of a sheet and would leave that empty.
  '@media': { print: { breakInside: 'auto' } },
  borderRadius: `calc(3 * ${radius.large})`,
});
