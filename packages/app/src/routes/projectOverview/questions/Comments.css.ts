import { color, measure, space, type } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  // Lets a word wrap that is longer than its line.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

/** Plain text that keeps its line breaks. */
export const comment = style({ maxInlineSize: measure.text, whiteSpace: 'pre-line' });

export const date = style([type.small, { color: color.text.muted }]);
