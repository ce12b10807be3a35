import { style } from '@vanilla-extract/css';
import { borderWidth, color, measure, screen, space } from '../../theme';

/** In the flow of the page, so that it never lies over what has focus (WCAG 2.4.11). */
export const banner = style({
  color: color.text.body,
  backgroundColor: color.paper.raised,
  borderBlock: `${borderWidth.thin} solid ${color.hairline}`,
});

export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxInlineSize: measure.page,
  marginInline: 'auto',
  paddingBlock: space[4],
  paddingInline: space[5],
  '@media': {
    [screen.wide]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  },
});

export const text = style({ minInlineSize: 0, maxInlineSize: measure.text });

/** Of one width, so that neither answer weighs more; one under the other where they do not fit. */
export const answers = style({
  display: 'grid',
  gap: space[3],
  flexShrink: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))',
  inlineSize: 'min(23rem, 100%)',
});
