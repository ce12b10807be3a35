import {
  createContainer,
  createVar,
  fallbackVar,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  forcedColors,
  layer,
  measure,
  motion,
  radius,
  screen,
  shadow,
  space,
  target,
  type,
} from '../theme';
import { messagesRoom, hasMessagesRoom } from '../styles/messagesBesideDialog';

/** The space that a dialog may take. */
const room = createContainer();

/**
 * A space in which title and actions leave too little for the content: at 400 % zoom, on a phone held
 * sideways (WCAG 1.4.10), or with large text on any phone, where each takes several lines. Then the whole
 * dialog scrolls.
 */
const low = `${room} ((max-height: 23.5em) or ((max-width: 14em) and (max-height: 32em)))`;

/** Large text on a phone needs this space for its words. */
const edge = `min(${space[5]}, 6vw)`;

/** The height that an on-screen keyboard leaves of the window, if there is one. */
export const visibleHeight = createVar();

export const backdrop = style({
  container: `${room} / size`,
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  blockSize: fallbackVar(visibleHeight, '100%'),
  padding: `min(${space[2]}, 2.5vw)`,
  transition: `opacity ${motion.gentle} ${motion.easeOut}`,
  '@starting-style': { opacity: 0 },
  selectors: { [`&${hasMessagesRoom}`]: { paddingBlockStart: messagesRoom } },
  '@media': {
    print: {
      // Its space is the sheet, and it continues over as many sheets as it needs.
      container: 'none',
      position: 'static',
      display: 'block',
      blockSize: 'auto',
      padding: 0,
      selectors: { [`&${hasMessagesRoom}`]: { padding: 0 } },
    },
    [screen.medium]: {
      alignItems: 'center',
      padding: space[8],
      // At both ends, so that a dialog in the middle stays where it is.
      selectors: { [`&${hasMessagesRoom}`]: { paddingBlock: messagesRoom } },
    },
  },
});

/** What lies between the page and the dialog: a dimming layer, or one that covers the page. */
export const ground = styleVariants({
  dimming: { backgroundColor: color.backdrop },
  covering: { backgroundColor: color.paper.page },
});

/*
 * On paper an open dialog stands alone, on as many sheets as it takes. It is what the person who prints sees,
 * and if it were fixed over a page, each sheet would repeat it. Content outside dialogs is left out, and so
 * is a dialog under another, which React Aria hides from assistive technology.
 */
const inNoDialog =
  ':not(:has([data-dialog-backdrop]), [data-dialog-backdrop], [data-dialog-backdrop] *)';
const underAnother = ':is([aria-hidden="true"], [inert])';
const leftOut = [
  `body:has([data-dialog-backdrop]) ${inNoDialog}`,
  `${underAnother}[data-dialog-backdrop]`,
  `${underAnother} [data-dialog-backdrop]`,
].join();

globalStyle(leftOut, { '@media': { print: { display: 'none !important' } } });

export const panel = style({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.hairline}`,
  borderRadius: radius.large,
  boxShadow: shadow,
  transition: `translate ${motion.gentle} ${motion.easeOut}`,
  '@starting-style': { translate: `0 ${space[3]}` },
  '@media': {
    print: { display: 'block', maxBlockSize: 'none', border: 'none', boxShadow: 'none' },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});

/** `narrow` for a question, `wide` for a form or a text. */
export const width = styleVariants({
  narrow: { maxInlineSize: '32rem' },
  // The dialog's content ends where form fields end.
  wide: { maxInlineSize: `calc(${measure.form} + 2 * (${space[8]} + ${borderWidth.thin}))` },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  borderRadius: 'inherit',
  outline: 'none',
  boxShadow: 'none',
  '@media': { print: { display: 'block' } },
  '@container': {
    [low]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // An element that takes focus at an edge shows its whole ring.
      scrollPaddingBlock: space[4],
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `min(${space[4]}, 4.5vw)`,
  paddingBlock: `min(${space[4]}, 5vw) ${space[1]}`,
  paddingInline: `${edge} min(${space[3]}, 3.75vw)`,
  '@media': {
    [screen.medium]: { paddingInline: `${space[8]} ${space[5]}`, paddingBlockStart: space[5] },
  },
});

/** Its first line is centred on the close button. */
export const title = style({
  ...type.heading3,
  minInlineSize: 0,
  paddingBlock: `calc((${target.main} - 1lh) / 2)`,
});

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: `min(${target.main}, 15vw)`,
  blockSize: target.main,
  color: color.text.muted,
  borderRadius: radius.medium,
  // Nothing can be pressed on paper.
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-hovered]': { color: color.text.body, backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
  },
});

export const body = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: edge,
  // The first element of the content shows its whole focus ring.
  paddingBlock: `${space[2]} ${edge}`,
  '@media': {
    print: { overflowY: 'visible' },
    [screen.medium]: { paddingInline: space[8], paddingBlockEnd: space[6] },
  },
  '@container': { [low]: { flexShrink: 0, overflowY: 'visible' } },
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingInline: edge,
  paddingBlock: `min(${space[4]}, 5vw)`,
  borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': {
    // It holds buttons only.
    print: { display: 'none' },
    [screen.medium]: { flexDirection: 'row', flexWrap: 'wrap', paddingInline: space[8] },
  },
});

// In a column of buttons, none sticks out sideways, as a quiet button does in a row.
globalStyle(`${actions} > *`, { '@media': { 'screen and (width < 40em)': { marginInline: 0 } } });
