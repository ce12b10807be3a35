import { style } from '@vanilla-extract/css';
import { readingSide } from '../../styles/readingSide.css';
import { color, space, target, type } from '../../theme';

export const list = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  // They lead nowhere on paper.
  '@media': { print: { display: 'none' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: target.main,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
});

export const current = style({ color: color.text.muted });

export const separator = style({
  color: color.edge.rest,
  flexShrink: 0,
  // Points the way in which the page is read.
  scale: `${readingSide} 1`,
});
