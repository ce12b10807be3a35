import { keyframes, style, styleVariants } from '@vanilla-extract/css';
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
  padding: space[3],
  // The region spans the window; only the messages in it take the pointer.
  pointerEvents: 'none',
  selectors: {
    // At the end of a narrow window stands the dialog.
    [`${whileDialogIsOpen} &`]: { insetBlock: '0 auto', padding: space[2] },
  },
  '@media': {
    [screen.medium]: {
      padding: space[6],
      selectors: { [`${whileDialogIsOpen} &`]: { insetBlock: 'auto 0', padding: space[2] } },
    },
    print: { display: 'none' },
  },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: '32rem',
  selectors: {
    [`${whileDialogIsOpen} &`]: {
      maxBlockSize: `calc(${messagesRoom} - 2 * ${space[2]})`,
      overflowY: 'auto',
      pointerEvents: 'auto',
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
