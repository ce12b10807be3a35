import { globalStyle, style } from '@vanilla-extract/css';
import { readingSide } from '../../styles/readingSide.css';
import { color, space, target, type } from '../../theme';

/** Least height of a row, never less than a target needs. Labels that wrap make it taller. */
const row = '2rem';

export const list = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  // A single row has as much room around it as a control.
  paddingBlock: `calc((${target.main} + ${space[2]} - ${row}) / 2)`,
  // Links lead nowhere on paper.
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

/** Centred on the first line of the label after it. */
export const separator = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: row,
  color: color.edge.rest,
  flexShrink: 0,
  // Points in the direction in which the text around it is read.
  scale: `${readingSide} 1`,
});

globalStyle(`${item} > :not(${separator})`, {
  minBlockSize: row,
  minInlineSize: 0,
  paddingBlock: `calc((${row} - 1lh) / 2)`,
});
