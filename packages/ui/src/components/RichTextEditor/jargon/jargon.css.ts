import { globalStyle, style } from '@vanilla-extract/css';
import { borderWidth, color, font, layer, radius, shadow, space, type } from '../../../theme';
import { ring } from '../../../styles/focusRing.css';

/**
 * A highlighted term: dotted underline, a tint and a question mark in a ring, so that colour is never alone.
 * The ring is a border and the mark a letter: a masked picture at each term of a long text would cost more to
 * paint than the text itself. The mark is inline like a letter, so it never begins a line without its word.
 */
export const term = style({
  color: 'inherit',
  // Not quite opaque: with an opaque background that moves, a browser rebuilds the page's layers at each key.
  backgroundColor: `color-mix(in srgb, ${color.tone.attention.surface} 99%, transparent)`,
  borderBlockEnd: `2px dotted ${color.tone.attention.edge}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  '::after': {
    // The empty text after the slash keeps the mark from being read out.
    content: '"?" / ""',
    paddingInline: '0.36em',
    marginInline: '0.15em',
    border: '1.5px solid',
    borderRadius: '50%',
    color: color.tone.attention.text,
    fontSize: '0.5em',
    fontStyle: 'normal',
    fontWeight: font.weight.bold,
    lineHeight: 1,
    verticalAlign: 'super',
  },
});

/** The text of a field, repeated below it. */
export const line = style({ ...type.small, overflowWrap: 'anywhere' });

export const lineTerm = style({
  // High enough for a finger (WCAG 2.5.8), which lines of small text are not.
  minBlockSize: '1.5rem',
  padding: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 'none',
  borderRadius: radius.small,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});

const atItsEnd = {
  content: '""',
  blockSize: space[3],
  pointerEvents: 'none',
} as const;

export const hint = style({
  zIndex: layer.popover,
  inlineSize: 'min(24rem, calc(100vw - 1rem))',
  maxBlockSize: 'calc(100vh - 1rem)',
  overflowY: 'auto',
  outline: 'none',
  padding: space[3],
  paddingBlockEnd: 0,
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.large,
  boxShadow: shadow,
  // When opened by keyboard, the content takes focus; the ring goes around the whole hint.
  selectors: { '&:has(> :focus-visible)': ring },
  // The space at the end. A shade in it shows that a hint too long for its window goes on.
  '::after': {
    ...atItsEnd,
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'block',
    marginBlockStart: `calc(-1 * ${space[3]})`,
    marginInline: `calc(-1 * ${space[3]})`,
    backgroundImage: `linear-gradient(to top, ${color.edge.rest}, transparent)`,
  },
});

export const hintParts = style({
  outline: 'none',
  boxShadow: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  // Scrolls along, and covers the shade at the end of the content.
  '::after': {
    ...atItsEnd,
    position: 'relative',
    zIndex: layer.raised,
    flexShrink: 0,
    marginBlockStart: `calc(-1 * ${space[2]})`,
    backgroundColor: color.paper.raised,
    // As wide as the shade, without anything more to scroll sideways.
    boxShadow: `-${space[3]} 0 ${color.paper.raised}, ${space[3]} 0 ${color.paper.raised}`,
  },
});

export const hintTerm = style({ ...type.heading4, color: color.text.heading });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Plainer words may fill a whole line: they wrap like text, in as few lines as there is room for. */
export const replacements = style([actions]);

globalStyle(`${replacements} > *`, {
  ...type.small,
  lineHeight: 1.25,
  paddingInline: space[3],
  textAlign: 'start',
  textWrap: 'wrap',
});

export const findings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  marginBlockStart: space[3],
  padding: space[3],
  backgroundColor: color.paper.sunken,
  borderRadius: radius.medium,
  // Painted and laid out separately, with its hidden content, and so not again at each key in the text above.
  isolation: 'isolate',
  position: 'relative',
  // A term or its words may be longer than a line of a phone.
  overflowWrap: 'anywhere',
});

export const summary = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyle: 'none',
  padding: 0,
});

export const termButton = style({
  selectors: {
    '&:hover': { backgroundColor: color.action.soft },
    '&:active': { backgroundColor: color.action.softHover },
  },
});

export const note = style({ ...type.small, color: color.text.muted });

export const places = style({ ...type.small, color: color.text.muted });
