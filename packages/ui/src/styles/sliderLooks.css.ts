import { style } from '@vanilla-extract/css';
import { borderWidth, color, radius, space, type } from '../theme';

/** What a slider that can be moved and one that is only shown have alike. */
export const lineHeight = '0.375rem';

export const thumbShape = {
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `${borderWidth.strong} solid ${color.paper.raised}`,
  borderRadius: radius.full,
} as const;

/** Paper has no grounds, so the whole of it is an edge there. */
export const thumbOnPaper = { borderWidth: '0.75rem', borderColor: color.action.rest } as const;

export const disabledThumbOnPaper = { ...thumbOnPaper, borderColor: color.edge.rest } as const;

/** Each end is as wide as its words, as long as both fit; a short one keeps to one line beside a long one. */
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
