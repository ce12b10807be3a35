import { style } from '@vanilla-extract/css';
import { borderWidth, color, font, layer, radius, shadow, space, type } from '../../theme';

/** Floats over the top edge, so that the page below does not move. */
export const place = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInline: 0,
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const note = style({
  ...type.small,
  fontWeight: font.weight.medium,
  paddingBlock: space[2],
  paddingInline: space[4],
  // Visible only in forced colours, which remove the background.
  border: `${borderWidth.thin} solid transparent`,
  borderRadius: radius.large,
  boxShadow: shadow,
  color: color.action.on,
  backgroundColor: color.action.rest,
});
