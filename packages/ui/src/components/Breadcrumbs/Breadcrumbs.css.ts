import { globalStyle, style } from '@vanilla-extract/css';
import { readingSide } from '../../styles/readingSide.css';
import { color, space, target, type } from '../../theme';

/** As high as the words need, where they wrap, and never lower than a target may be. */
const row = '2rem';

export const list = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  // A single row stands as free as a control does.
  paddingBlock: `calc((${target.main} + ${space[2]} - ${row}) / 2)`,
  // They lead nowhere on paper.
  '@media': { print: { display: 'none' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const current = style({ unicodeBidi: 'plaintext', color: color.text.muted });

/** In the middle of the first line of the words that it leads to. */
export const separator = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: row,
  color: color.edge.rest,
  flexShrink: 0,
  // Points the way in which the page is read.
  scale: `${readingSide} 1`,
});

globalStyle(`${item} > :not(${separator})`, {
  minBlockSize: row,
  minInlineSize: 0,
  paddingBlock: `calc((${row} - 1lh) / 2)`,
});
