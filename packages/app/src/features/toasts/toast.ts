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

/** Shows a message, and returns what takes it away. */
type Show = (message: ToastMessage) => Promise<() => void>;

let arrive: (show: Show) => void;
const arrived = new Promise<Show>((resolve) => {
  arrive = resolve;
});

/** Fetches the place where toasts appear; the toasts that wait for it are then shown. */
export async function loadRegion() {
  const { ToastRegion, showInRegion } = await import('./region');
  arrive(showInRegion);
  return ToastRegion;
}

/**
 * Shows a toast, and returns a function that removes it once it is no longer true. Until its place has
 * arrived, it waits.
 */
export function toast(message: ToastMessage): () => void {
  expectToasts();
  const shown = arrived.then((show) => show(message));
  return () => void shown.then((takeAway) => takeAway());
}
