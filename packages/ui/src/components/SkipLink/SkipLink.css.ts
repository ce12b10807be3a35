import { style } from '@vanilla-extract/css';
import { color, font, layer, radius, shadow, space, target, type } from '../../theme';

/** Out of sight until it has focus; then it lies over the page, so nothing moves. */
export const skipLink = style({
  ...type.body,
  '@media': { print: { display: 'none' } },
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  zIndex: layer.skipLink,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.main,
  paddingInline: space[5],
  fontWeight: font.weight.medium,
  color: color.action.on,
  backgroundColor: color.action.rest,
  borderRadius: radius.medium,
  boxShadow: shadow,
  selectors: {
    '&:not(:focus)': {
      inlineSize: 1,
      blockSize: 1,
      minBlockSize: 0,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
