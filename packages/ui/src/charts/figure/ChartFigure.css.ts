import { style } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  font,
  measure,
  motion,
  radius,
  space,
  target,
  type,
} from '../../theme';
import { ownOrder } from '../../styles/ownOrder';
import { quietRoom } from '../../styles/quietRoom';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  // As an inline-size container it gets no width from its content.
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const caption = style({ display: 'flex', flexDirection: 'column', gap: space[1] });

export const title = style({ ...type.heading4, ...ownOrder, color: color.text.heading });

export const summary = style({ maxInlineSize: measure.text });

export const note = style({
  ...type.small,
  maxInlineSize: measure.text,
  paddingInlineStart: space[3],
  borderInlineStart: `${borderWidth.bar} solid ${color.edge.rest}`,
});

export const actions = style({
  // Nothing can be pressed on paper; a table that stands open is printed.
  '@media': { print: { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  marginInlineStart: `calc(-1 * ${quietRoom})`,
});

export const formats = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export const action = style({
  ...type.small,
  minBlockSize: target.main,
  minInlineSize: target.main,
  paddingInline: quietRoom,
  color: color.action.rest,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick} ${motion.easeOut}`,
  selectors: {
    '&:hover': { backgroundColor: color.action.soft },
    '&:active': { backgroundColor: color.action.softHover },
  },
});

export const failure = style({ ...type.small, color: color.tone.error.text });

/**
 * Shades the bottom of a table that continues below. A cover at the table's end scrolls with it and hides the
 * shade there.
 */
const fade = {
  backgroundColor: color.paper.raised,
  backgroundImage: `
    linear-gradient(${color.paper.raised}, ${color.paper.raised}),
    linear-gradient(to top, ${color.edge.rest}, transparent)`,
  backgroundPosition: 'bottom',
  backgroundSize: `100% ${space[3]}, 100% ${space[3]}`,
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
} as const;

export const scroller = style({
  ...fade,
  // Room for all values of a Likert scale, or for a year of months.
  maxBlockSize: '34rem',
  overflow: 'auto',
  // Paper does not scroll.
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible', background: 'none' } },
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.medium,
});

export const table = style({ ...type.small, inlineSize: '100%' });

const head = {
  position: 'sticky',
  insetBlockStart: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  fontWeight: font.weight.bold,
  color: color.text.muted,
  backgroundColor: color.paper.sunken,
} as const;

export const rowHead = style({ ...head, textAlign: 'start' });

export const columnHead = style({ ...head, textAlign: 'end' });

const body = {
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
  verticalAlign: 'baseline',
} as const;

export const rowName = style({
  ...body,
  ...ownOrder,
  fontWeight: font.weight.regular,
  overflowWrap: 'anywhere',
});

export const cell = style({ ...body, textAlign: 'end' });
