import { globalStyle, style } from '@vanilla-extract/css';
import { unseen } from '../../styles/unseen';
import { borderWidth, color, font, motion, radius, space, type } from '../../theme';

const hairline = `${borderWidth.thin} solid ${color.hairline}`;

/** Our own styles inside a page of the documentation. */
export const frame = style({
  ...type.body,
  fontFamily: font.family,
  color: color.text.body,
  marginBlock: space[6],
});

export const scroller = style([frame, { overflowX: 'auto', ...type.small }]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const onAPhone = '(max-width: 40rem)';
const onATablet = '(min-width: 40.01rem) and (max-width: 64rem)';

/* On a phone a row is a block: beside a token's name, no column had room and the table scrolled. */
const stacking = (part: string) => `${table}[data-stacking] ${part}`;
globalStyle(`${table}[data-stacking], ${stacking(':is(tbody, tr, th, td)')}`, {
  '@media': { [onAPhone]: { display: 'block' } },
});
globalStyle(stacking('thead'), { '@media': { [onAPhone]: unseen } });
globalStyle(stacking('tr'), {
  '@media': { [onAPhone]: { paddingBlock: space[3], borderBlockEnd: hairline } },
});
globalStyle(stacking('tr > *'), {
  '@media': { [onAPhone]: { padding: `${space[1]} 0`, borderBlockEnd: 0 } },
});
globalStyle(stacking('td:empty'), { '@media': { [onAPhone]: { display: 'none' } } });
globalStyle(stacking('td::before'), {
  '@media': { [onAPhone]: { content: `attr(data-column) ": "`, color: color.text.muted } },
});

export const evenTable = style([
  table,
  {
    tableLayout: 'fixed',
    minInlineSize: '50rem',
    '@media': { [onAPhone]: { minInlineSize: 0 }, [onATablet]: { minInlineSize: 0 } },
  },
]);

/* On a tablet the three values of a row stand under its name, which needs the width of a value. */
const underItsName = (part: string) => `${evenTable}[data-stacking] ${part}`;
globalStyle(`${evenTable}[data-stacking], ${underItsName('tbody')}`, {
  '@media': { [onATablet]: { display: 'block' } },
});
globalStyle(underItsName('thead'), { '@media': { [onATablet]: unseen } });
globalStyle(underItsName('tr'), {
  '@media': {
    [onATablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space[2]} ${space[4]}`,
      paddingBlock: space[3],
      borderBlockEnd: hairline,
    },
  },
});
globalStyle(underItsName('tr > *'), {
  '@media': { [onATablet]: { display: 'block', gridRow: 2, padding: 0, borderBlockEnd: 0 } },
});
globalStyle(underItsName('th'), {
  '@media': { [onATablet]: { gridRow: 1, gridColumn: '1 / -1' } },
});
globalStyle(underItsName('td::before'), {
  '@media': {
    [onATablet]: { display: 'block', content: 'attr(data-column)', color: color.text.muted },
  },
});

const cellShape = {
  paddingBlock: space[3],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
} as const;

export const headCell = style({
  ...cellShape,
  color: color.text.muted,
  fontWeight: font.weight.bold,
  // Fits the longest colour name on one line; the other columns share the rest.
  selectors: { [`${evenTable} &:first-child`]: { inlineSize: '17rem' } },
});

export const nameCell = style({
  ...cellShape,
  fontWeight: font.weight.medium,
  selectors: { [`${evenTable} &`]: { overflowWrap: 'anywhere' } },
});

export const cell = style({
  ...cellShape,
  selectors: { [`${evenTable} &`]: { overflowWrap: 'anywhere' } },
});

export const endCell = style({
  textAlign: 'end',
  '@media': { [onAPhone]: { textAlign: 'start' } },
});

export const swatchCell = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const swatch = style({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.small,
});

export const measure = style({
  display: 'block',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Wide enough for words: the table scrolls before a line holds a single letter. */
export const sample = style({
  color: color.text.heading,
  minInlineSize: '14rem',
  '@media': { [onAPhone]: { display: 'block' } },
});

export const bar = style({
  blockSize: space[4],
  backgroundColor: color.action.rest,
  borderRadius: radius.small,
});

export const corner = style({
  inlineSize: space[16],
  blockSize: space[10],
  backgroundColor: color.paper.sunken,
  border: `${borderWidth.control} solid ${color.edge.rest}`,
});

export const track = style({
  position: 'relative',
  blockSize: space[12],
  backgroundColor: color.paper.sunken,
  borderRadius: radius.medium,
});

export const mover = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  inlineSize: space[8],
  blockSize: space[8],
  backgroundColor: color.action.rest,
  borderRadius: radius.medium,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: motion.easeOut,
  selectors: { '&[data-there]': { insetInlineStart: `calc(100% - ${space[10]})` } },
});

export const gallery = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    gap: space[3],
  },
]);

export const galleryItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  fontSize: '1.25rem',
  backgroundColor: color.paper.raised,
  border: hairline,
  borderRadius: radius.medium,
});

export const galleryName = style({ ...type.small, overflowWrap: 'anywhere' });

export const states = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
    gap: space[4],
    alignItems: 'start',
  },
]);

export const state = style({
  minInlineSize: 0,
  backgroundColor: color.paper.page,
  border: hairline,
  borderRadius: radius.large,
  overflow: 'hidden',
});

export const wideState = style([state, { gridColumn: '1 / -1' }]);

export const stateName = style({
  ...type.small,
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.text.muted,
  fontWeight: font.weight.medium,
  backgroundColor: color.paper.sunken,
  borderBlockEnd: hairline,
});

export const stateBody = style({ padding: space[4] });

export const framed = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '26rem',
  border: 0,
  backgroundColor: color.paper.page,
});
