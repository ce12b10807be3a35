import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastMessage {
  /** One sentence with nothing essential: the information also stands somewhere permanent. */
  message: string;
  /** The kind of message. An `error` stays until it is dismissed. */
  tone: ToastTone;
  /**
   * The tone whose word is read before the message, where the word of `tone` would mislead: a choice that was
   * made may look like an error but is none. Default: `tone`.
   */
  spokenTone?: ToastTone | undefined;
}

/** The least time that a message stays, and the time per character if that is longer, in milliseconds. */
const leastTime = 6000;
const timePerCharacter = 70;

/** A message and its place in the order in which messages arrived. */
export interface ArrivedToast extends ToastMessage {
  readonly order: number;
}

export const queue = new ToastQueue<ArrivedToast>({ maxVisibleToasts: 4 });

let arrived = 0;

/**
 * Shows how something turned out, in the app's `ToastRegion`. A message that is already shown is announced
 * again, but not shown twice. Returns a function that removes the message once it is no longer true.
 */
export function showToast(toast: ToastMessage): () => void {
  arrived += 1;
  const { message, tone } = toast;
  const same = queue.visibleToasts.find(
    ({ content }) => content.message === message && content.tone === tone,
  );
  if (same) queue.close(same.key);
  const key = queue.add(
    { ...toast, order: arrived },
    toast.tone === 'error' ? {} : { timeout: readingTime(toast.message) },
  );
  return () => queue.close(key);
}

function readingTime(message: string): number {
  return Math.max(leastTime, message.length * timePerCharacter);
}
