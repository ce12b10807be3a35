import type { ToastTone } from './queue';

export interface ToastMessages {
  /** Names the region. */
  region: string;
  /** The name of the button with the cross, given the message it dismisses. */
  dismiss: (message: string) => string;
  /** Read before the message, in place of the icon. */
  tone: Readonly<Record<ToastTone, string>>;
  /** The announcement of new messages, the oldest first, each with its word from `tone`. */
  announcement: (arrived: readonly { tone: string; message: string }[]) => string;
}

export const toastMessages: ToastMessages = {
  region: 'Messages',
  dismiss: (message) => `Dismiss: ${message}`,
  tone: { success: 'Done:', error: 'Error:', info: 'Note:' },
  announcement: (arrived) => arrived.map(({ tone, message }) => `${tone} ${message}`).join(' '),
};
