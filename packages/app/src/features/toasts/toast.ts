import type { ToastMessage } from '@sounding/ui';
import { Listeners } from '../../listeners';

let isAskedFor = false;
const listeners = new Listeners();

/** Whether somebody has had something to say, so that there must be a place for it. */
export const toastDemand = {
  get: () => isAskedFor,
  subscribe: listeners.subscribe,
};

/**
 * Makes the place ready where something may soon be said: a screen reader is silent about words that arrive
 * together with their live region.
 */
export function expectToasts(): void {
  isAskedFor = true;
  listeners.tell();
}

/**
 * Says how something turned out, and answers what takes that away once it is no longer true. Its code is
 * fetched the first time.
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
