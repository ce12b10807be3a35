import { style } from '@vanilla-extract/css';
import { borderWidth, color, layer, radius, shadow, space } from '../../../theme';

export const popover = style({
  zIndex: layer.popover,
  inlineSize: 'min(24rem, calc(100vw - 1rem))',
  outline: 'none',
  overflow: 'auto',
  padding: space[4],
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.large,
  boxShadow: shadow,
  '@media': {
    // React Aria keeps the popover within the page's width, but when a phone is turned the popover itself
    // widens the page.
    '(max-width: 40em)': { insetInlineStart: `${space[2]} !important` },
  },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
