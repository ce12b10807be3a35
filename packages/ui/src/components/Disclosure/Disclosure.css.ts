import { style } from '@vanilla-extract/css';
import { readingSide } from '../../styles/readingSide.css';
import { borderWidth, color, font, measure, motion, radius, space, target } from '../../theme';

export const disclosure = style({ minInlineSize: 0 });

export const summary = style({
  display: 'flex',
  gap: space[2],
  inlineSize: 'fit-content',
  // One line of text fills the target. With several lines the mark stands beside the first.
  paddingBlock: `calc((${target.main} - 1lh) / 2)`,
  color: color.action.rest,
  fontWeight: font.weight.medium,
  borderRadius: radius.small,
  cursor: 'pointer',
  // Hides the browser's own triangle.
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.action.hover },
    '&:active': { color: color.action.pressed },
  },
});

export const title = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { [`${summary}:hover &`]: { textDecorationThickness: '2px' } },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  // Points in the direction in which its title is read.
  scale: `${readingSide} 1`,
  transition: `rotate ${motion.quick} ${motion.easeOut}`,
  selectors: {
    [`${disclosure}[open] > ${summary} > &`]: { rotate: `calc(90deg * ${readingSide})` },
  },
});

/** The line at its side stands under the middle of the mark, and its words under those of the title. */
export const content = style({
  maxInlineSize: measure.text,
  marginInlineStart: 'calc(0.625em - 2px)',
  paddingInlineStart: `calc(0.625em - 2px + ${space[2]})`,
  paddingBlock: space[2],
  borderInlineStart: `${borderWidth.bar} solid ${color.hairline}`,
});
