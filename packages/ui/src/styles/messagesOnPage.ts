/*
 * The page leaves room for the messages of a `ToastRegion`, so that none hides the focused element (WCAG
 * 2.4.11, 2.4.12).
 */

/**
 * Set on the root while messages are shown: their height at the window's end. Focused elements are scrolled
 * clear of it.
 */
export const messagesHeight = '--messages-height';

/**
 * Set on the root: as much room at the end of the page, so that all of it can be scrolled clear of the
 * messages.
 */
export const roomForMessages = '--room-for-messages';
