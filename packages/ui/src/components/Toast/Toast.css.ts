import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import {
  borderWidth,
  color,
  layer,
  motion,
  radius,
  screen,
  shadow,
  space,
  target,
} from '../../theme';
import { messagesRoom, whileDialogIsOpen } from '../../styles/messagesBesideDialog';

export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  // The region spans the window; only the messages in it take the pointer.
  pointerEvents: 'none',
  selectors: {
    // At the end of a narrow window stands the dialog.
    [`${whileDialogIsOpen} &`]: { insetBlock: '0 auto' },
  },
  '@media': {
    [screen.medium]: { selectors: { [`${whileDialogIsOpen} &`]: { insetBlock: 'auto 0' } } },
    print: { display: 'none' },
  },
});

/** Around the messages, in the box that they scroll in: it would cut off their shadow, and the ring of what has focus. */
const around = createVar();

export const list = style({
  vars: { [around]: space[3] },
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: `calc(32rem + 2 * ${around})`,
  // More of them scroll: the rest of a low window is the page's.
  maxBlockSize: '50dvh',
  padding: around,
  scrollPadding: around,
  overflowY: 'auto',
  selectors: {
    [`${whileDialogIsOpen} &`]: {
      vars: { [around]: space[2] },
      maxBlockSize: messagesRoom,
      pointerEvents: 'auto',
    },
  },
  '@media': {
    [screen.medium]: {
      vars: { [around]: `min(${space[6]}, 5vh)` },
      selectors: { [`${whileDialogIsOpen} &`]: { vars: { [around]: space[2] } } },
    },
  },
});

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[3]}` } });

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[1]}`,
  color: color.text.body,
  backgroundColor: color.paper.raised,
  border: `${borderWidth.thin} solid ${color.edge.rest}`,
  borderRadius: radius.medium,
  boxShadow: shadow,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.gentle} ${motion.easeOut}`,
});

const tonePlace = style({
  display: 'inline-flex',
  alignItems: 'center',
  // As tall as a line of the message, so that the two share a middle.
  blockSize: '1lh',
  marginBlock: space[2],
  flexShrink: 0,
});

export const tone = styleVariants({
  success: [tonePlace, { color: color.tone.success.edge }],
  error: [tonePlace, { color: color.tone.error.edge }],
  info: [tonePlace, { color: color.tone.info.edge }],
});

export const message = style({ flexGrow: 1, minInlineSize: 0, paddingBlock: space[2] });

export const dismiss = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: target.main,
  blockSize: target.main,
  color: color.text.muted,
  borderRadius: radius.medium,
  selectors: { '&[data-hovered]': { color: color.text.body, backgroundColor: color.action.soft } },
});
