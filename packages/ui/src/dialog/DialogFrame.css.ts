import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
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
import { messagesRoom, whileMessagesAreShown } from '../styles/messagesBesideDialog';

/**
 * Title and actions leave no room for what is between them, as at 400 % zoom or on a phone held
 * sideways (WCAG 1.4.10): all of it scrolls then.
 */
const low = 'screen and (max-height: 26em)';

/** The height of the window's part that an on-screen keyboard leaves, where it takes some. */
export const visibleHeight = createVar();

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  blockSize: fallbackVar(visibleHeight, '100%'),
  padding: space[2],
  backgroundColor: color.backdrop,
  transition: `opacity ${motion.gentle} ${motion.easeOut}`,
  '@starting-style': { opacity: 0 },
  selectors: { [`${whileMessagesAreShown} &`]: { paddingBlockStart: messagesRoom } },
  '@media': {
    [screen.medium]: {
      alignItems: 'center',
      padding: space[8],
      // At both ends, so that a dialog in the middle stays where it is.
      selectors: { [`${whileMessagesAreShown} &`]: { paddingBlock: messagesRoom } },
    },
  },
});

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
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

/** `narrow` for a question, `wide` for a form or a text. */
export const width = styleVariants({
  narrow: { maxInlineSize: '32rem' },
  wide: { maxInlineSize: `calc(${measure.form} + ${space[20]})` },
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
  '@media': { [low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: `${space[4]} ${space[2]}`,
  paddingInline: `${space[5]} ${space[3]}`,
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
  inlineSize: target.main,
  blockSize: target.main,
  color: color.text.muted,
  borderRadius: radius.medium,
  selectors: {
    '&[data-hovered]': { color: color.text.body, backgroundColor: color.action.soft },
    '&[data-pressed]': { backgroundColor: color.action.softHover },
  },
});

export const body = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[5],
  paddingBlock: `${space[1]} ${space[5]}`,
  '@media': {
    [screen.medium]: { paddingInline: space[8], paddingBlockEnd: space[6] },
    [low]: { flexShrink: 0, overflowY: 'visible' },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingInline: space[5],
  paddingBlock: space[4],
  borderBlockStart: `${borderWidth.thin} solid ${color.hairline}`,
  '@media': {
    [screen.medium]: { flexDirection: 'row', flexWrap: 'wrap', paddingInline: space[8] },
  },
});
