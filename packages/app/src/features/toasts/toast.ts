import type { ToastMessage } from '@sounding/ui';
import { Listeners } from '../../listeners';

let isAskedFor = false;
const listeners = new Listeners();

/** Whether a toast was shown or is expected, so that there must be a place for it. */
export const toastDemand = {
  get: () => isAskedFor,
  subscribe: listeners.subscribe,
};

/**
 * Prepares the live region where a toast may follow: a screen reader does not announce words that arrive
 * together with their region.
 */
export function expectToasts(): void {
  isAskedFor = true;
  listeners.tell();
}

/**
 * Shows a toast, and returns a function that removes it once it is no longer true. Its code is fetched on
 * first use.
 */
export function toast(message: ToastMessage): () => void {
  expectToasts();
  const shown = import('./region').then(
    ({ showInRegion }) => showInRegion(message),
    // Without its code nothing can be said; the page itself shows whatever is essential.
    () => undefined,
  );
  return () => void shown.then((takeAway) => takeAway?.());
}
