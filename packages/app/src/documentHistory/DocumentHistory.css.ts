import { borderWidth, color, space } from '@sounding/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  // Lets a word longer than the line break, instead of widening the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingInlineStart: 0,
  listStyle: 'none',
});

/** A line between two versions, and none above the first. */
export const version = style({
  selectors: {
    '& + &': {
      paddingBlockStart: space[4],
      borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
    },
  },
});

/** A file's name can be one long word. */
export const name = style({ overflowWrap: 'anywhere' });
