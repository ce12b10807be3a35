import { borderWidth, color, space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

/** Plain text that keeps its line breaks. */
export const comment = style({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `${borderWidth.bar} solid ${color.hairline}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
