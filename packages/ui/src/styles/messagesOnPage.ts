/* The page leaves the messages of a `ToastRegion` room, so that none hides what has focus (WCAG 2.4.11, 2.4.12). */

/** Set on the root while messages are shown: how much of the window's end they take. What is focused is scrolled clear of it. */
export const messagesHeight = '--messages-height';

/** Set on the root: as much room at the end of the page, so that all of it can be scrolled clear of them. */
export const roomForMessages = '--room-for-messages';
