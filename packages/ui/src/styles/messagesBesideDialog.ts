/*
 * A dialog and the messages of a `ToastRegion` leave each other room, so that neither hides the focused
 * element (WCAG 2.4.11).
 */

/** The part of the window's height that messages take beside a dialog; if there are more, they scroll. */
export const messagesRoom = 'min(8rem, 30dvh)';

export const whileDialogIsOpen = ':root:has([data-dialog-backdrop])';
export const whileMessagesAreShown = ':root:has([data-message])';
