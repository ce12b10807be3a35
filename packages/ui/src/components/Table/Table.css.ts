import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../../styles/unseen';
import { borderWidth, color, font, motion, radius, space, type } from '../../theme';
import { stacked } from './followStack';

/** The table's own width decides, so that it also stacks in a narrow column and with large text. */
const whenStacked = <const Rule>(rule: Rule) => ({
  '(max-width: 40rem)': rule,
  // A button must not be out of sight.
  'beside-buttons (max-width: 52rem)': rule,
  // Many columns need more room before their words break.
  'many-columns (max-width: 59rem)': rule,
});

/** The space between the words of a cell and its sides; set once, on the frame. */
const inset = createVar();

const hairline = `${borderWidth.thin} solid ${color.hairline}`;

export const frame = style({
  vars: { [inset]: space[4] },
  containerType: 'inline-size',
  // A size container gets no width from its content.
  inlineSize: '100%',
  minInlineSize: 0,
  borderRadius: radius.large,
});

export const frameOfManyColumns = style([
  frame,
  {
    containerName: 'many-columns',
    // Seven columns at a page's width need some of the space between them for their words.
    vars: { [inset]: space[3] },
  },
]);

export const frameOfButtons = style([
  frame,
  { containerName: 'beside-buttons', vars: { [inset]: space[3] } },
]);

export const paper = style({
  // Visually hidden content is out of the flow, and would otherwise scroll the page instead of the table.
  position: 'relative',
  overflowX: 'auto',
  // Paper does not scroll.
  '@media': { print: { overflowX: 'visible' } },
  backgroundColor: color.paper.raised,
  border: hairline,
  borderRadius: radius.large,
});

export const table = style({
  inlineSize: '100%',
  // Collapsed borders would cost a tenth of the time that a long table takes to render.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': whenStacked({ display: 'block' }),
});

export const caption = style({
  ...type.heading4,
  padding: space[4],
  color: color.text.heading,
  textAlign: 'start',
  '@container': whenStacked({ display: 'block' }),
});

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: {
    textAlign: 'end',
    justifyContent: 'flex-end',
    '@container': whenStacked({ textAlign: 'start' }),
  },
});

export const head = style({ '@container': whenStacked(unseen) });

export const sortingHead = style({
  '@container': whenStacked({ display: 'block' }),
  // In a stack, only the sort buttons remain, which cannot be pressed on paper.
  '@media': { print: { '@container': whenStacked(unseen) } },
});

export const headRow = style({
  backgroundColor: color.paper.sunken,
  '@container': whenStacked({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    // Together with the padding of its first item, the words begin where those of the rows do.
    paddingInline: space[2],
    selectors: {
      [`${sortingHead} > &::before`]: {
        paddingInlineStart: space[2],
        // Only visible, not read out: each header says itself how it sorts.
        content: 'attr(data-label) / ""',
        ...type.small,
        color: color.text.muted,
      },
    },
  }),
});

const headerText = {
  ...type.small,
  fontWeight: font.weight.bold,
  color: color.text.muted,
} as const;

export const plainHeader = style({
  ...headerText,
  paddingBlock: space[3],
  paddingInline: inset,
  verticalAlign: 'bottom',
  '@container': whenStacked(unseen),
});

export const sortHeader = style({ padding: 0, verticalAlign: 'bottom' });

export const sortButton = style({
  ...headerText,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  paddingInline: inset,
  color: color.action.rest,
  selectors: {
    '&:hover': { color: color.action.hover, backgroundColor: color.action.soft },
    '&:active': { color: color.action.pressed, backgroundColor: color.action.softHover },
  },
  '@container': whenStacked({ paddingInline: space[2], overflowWrap: 'anywhere' }),
});

export const sortIcon = style({
  inlineSize: '0.75rem',
  blockSize: '1.125rem',
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    // On paper, an order that the rows could have means nothing.
    [`${sortHeader}[aria-sort="none"] &`]: { '@media': { print: { display: 'none' } } },
  },
});

export const body = style({ '@container': whenStacked({ display: 'block' }) });

export const row = style({
  '@container': whenStacked({
    display: 'block',
    padding: space[4],
    borderBlockStart: hairline,
    selectors: { [`${head} + ${body} > &:first-child`]: { borderBlockStart: 'none' } },
  }),
});

export const openingRow = style([
  row,
  {
    cursor: 'pointer',
    transition: `background-color ${motion.quick} ${motion.easeOut}`,
    selectors: { '&:hover': { backgroundColor: color.action.soft } },
  },
]);

const bodyCell = {
  paddingBlock: space[4],
  paddingInline: inset,
  verticalAlign: 'baseline',
  borderBlockStart: hairline,
} as const;

export const rowHeader = style({
  ...bodyCell,
  fontWeight: font.weight.medium,
  // A word is broken only where it has a line of its own, not to make the column narrower.
  overflowWrap: 'break-word',
  '@container': whenStacked({
    display: 'block',
    padding: 0,
    paddingBlockEnd: space[2],
    borderBlockStart: 'none',
    overflowWrap: 'anywhere',
  }),
});

/** Only visible, not read out: the column's header is read with the cell already. */
const columnName = {
  content: 'attr(data-label) / ""',
  ...type.small,
  color: color.text.muted,
  textWrap: 'balance',
  // Also beside a value that stays on one line.
  overflowWrap: 'anywhere',
} as const;

/** A line of the stack: the column's name, then the value. */
export const cell = style({
  ...bodyCell,
  '@container': {
    ...whenStacked({
      display: 'grid',
      gridTemplateColumns: 'minmax(min(6.5rem, 50%), 2fr) minmax(0, 3fr)',
      columnGap: space[4],
      alignItems: 'baseline',
      padding: 0,
      paddingBlock: space[1],
      borderBlockStart: 'none',
    }),
    // With large text, or in a side column, name and value do not fit beside each other.
    '(max-width: 15em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': {
    screen: { selectors: { [`${table}[${stacked}] &::before`]: columnName } },
    // For a page that has not loaded its scripts yet, and for paper.
    '(max-width: 67rem)': {
      '@container': whenStacked({ selectors: { '&::before': columnName } }),
    },
  },
});

/** In the stack, buttons have a line of their own and stand beside one another, without the column's name. */
export const actionsCell = style([
  cell,
  {
    '@container': whenStacked({
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockStart: space[2],
    }),
    '@media': { print: { selectors: { '&&': { display: 'none' } } } },
  },
]);

/** For a row without actions; stacked, it would be a column's name without a value. */
export const cellWithoutActions = style({
  ...bodyCell,
  '@container': whenStacked({ ...unseen, padding: 0, borderBlockStart: 'none' }),
});

export const oneLine = style({
  // If the value still needs several lines, each begins with a word, even where the column is a fraction of a
  // pixel too narrow.
  overflowWrap: 'normal',
  '@container': {
    '(min-width: 40.01rem)': { whiteSpace: 'nowrap' },
    'beside-buttons (max-width: 52rem)': { whiteSpace: 'normal' },
    'many-columns (max-width: 59rem)': { whiteSpace: 'normal' },
  },
});

/** The name of a row is its widest value; without this width, the column would be as narrow as its header. */
export const nameOnItsWay = style({
  inlineSize: '14rem',
  '@container': whenStacked({ inlineSize: 'auto' }),
});

/** In the stack, the dots, and not the space around them, begin where the values do. */
export const menuInStack = style({
  '@container': whenStacked({ marginInlineStart: `calc(-1 * ${space[4]})` }),
});

export const value = style({ minInlineSize: 0 });

/**
 * Nothing can be pressed on paper. The class is doubled, because a later rule sets how a stacked cell is
 * displayed.
 */
export const offPaper = style({
  '@media': { print: { selectors: { '&&': { display: 'none' } } } },
});

export const failure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});
