import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastMessage {
  /** One sentence. Nothing essential: it also stands somewhere that stays. */
  message: string;
  /** An `error` stays until it is dismissed. */
  tone: ToastTone;
  /**
   * The tone whose word is said before the message, where that of its look would mislead: a choice that
   * was taken, drawn as an error, is none.
   */
  spokenTone?: ToastTone | undefined;
}

/** The least time that a message stays, and what each character adds, in milliseconds. */
const leastTime = 6000;
const timePerCharacter = 70;

/** A message and its place in the order in which messages arrived. */
export interface ArrivedToast extends ToastMessage {
  readonly order: number;
}

export const queue = new ToastQueue<ArrivedToast>({ maxVisibleToasts: 4 });

let arrived = 0;

/**
 * Says how something turned out, in the `ToastRegion` of the app. What stands there already is said anew,
 * and not shown twice. Answers what takes it away once it is no longer true.
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
