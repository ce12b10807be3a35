import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, space, type } from '../theme';

/** Styles that a movable slider and one that is only shown have in common. */
export const lineHeight = '0.375rem';

export const thumbShape = {
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${borderWidth.strong} solid ${color.paper.raised}`,
  borderRadius: radius.full,
} as const;

/** Browsers print no backgrounds, so the whole thumb is a border. */
export const thumbOnPaper = { borderWidth: '0.75rem', borderColor: color.action.rest } as const;

export const disabledThumbOnPaper = { ...thumbOnPaper, borderColor: color.edge.rest } as const;

/** Each end is as wide as its words while both fit; a short one stays on one line beside a long one. */
export const ends = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(auto, max-content))',
  justifyContent: 'space-between',
  gap: space[6],
  color: color.text.muted,
});

export const end = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { textAlign: 'end' } },
});
