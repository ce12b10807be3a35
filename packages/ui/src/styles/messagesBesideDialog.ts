/*
 * A dialog and the messages of a `ToastRegion` leave each other room, so that neither hides the focused
 * element (WCAG 2.4.11).
 */

/** The part of the window's height that messages take beside a dialog; if there are more, they scroll. */
export const messagesRoom = 'min(8rem, 30dvh)';

export const whileDialogIsOpen = ':root:has([data-dialog-backdrop])';

/** Set on a dialog that leaves room for messages. */
export const hasMessagesRoom = '[data-messages-room]';

/**
 * Makes each open dialog leave room for messages, if any are shown. The dialog keeps that room until it
 * closes, so that nothing in it moves when the messages go.
 */
export function leaveMessagesRoom() {
  if (document.querySelector('[data-message]') === null) return;
  for (const dialog of document.querySelectorAll('[data-dialog-backdrop]'))
    dialog.toggleAttribute('data-messages-room', true);
}
