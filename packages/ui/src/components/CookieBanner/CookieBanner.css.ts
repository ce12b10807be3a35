import { style } from '@vanilla-extract/css';
import { borderWidth, color, measure, radius, space } from '../../theme';

/** In the flow of the page, so that it never lies over what has focus (WCAG 2.4.11). */
export const banner = style({
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.large,
});

/** Text and buttons stand side by side where the banner has room for both, however wide the screen is. */
export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingBlock: space[4],
  paddingInline: space[5],
});

export const text = style({ flex: '1 1 30rem', minInlineSize: 0, maxInlineSize: measure.text });

/** Both buttons have one width, so that neither answer stands out. They stack where they do not fit. */
export const answers = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))',
  inlineSize: 'min(23rem, 100%)',
});
