import type { ToastMessage } from '@sounding/ui';

/**
 * Says how something turned out to somebody who is signed in, and answers what takes that away once it
 * is no longer true.
 */
export function passingToast(message: ToastMessage): () => void {
  const shown = import('./region').then(
    ({ showToast }) => showToast(message),
    () => undefined,
  );
  return () => void shown.then((takeAway) => takeAway?.());
}
