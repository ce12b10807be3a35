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
  // The region spans the window; only the messages in it react to the pointer.
  pointerEvents: 'none',
  selectors: {
    // In a narrow window the dialog stands at the bottom, so the messages move to the top.
    [`${whileDialogIsOpen} &`]: { insetBlock: '0 auto' },
  },
  '@media': {
    [screen.medium]: { selectors: { [`${whileDialogIsOpen} &`]: { insetBlock: 'auto 0' } } },
    print: { display: 'none' },
  },
});

/**
 * The space around the messages, inside the box that scrolls them: without it, the box would cut off their
 * shadow and focus rings.
 */
const around = createVar();

export const list = style({
  vars: { [around]: space[3] },
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: `calc(32rem + 2 * ${around})`,
  // If there are more messages, they scroll: the rest of a low window belongs to the page.
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
  // As tall as a line of the message, so that both have the same middle.
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
