import { Listeners } from '../../listeners';

let isOpen = false;
const listeners = new Listeners();

function set(next: boolean): void {
  isOpen = next;
  listeners.tell();
}

/**
 * Whether backup codes are offered just now: after the first use of an authenticator, and whenever a
 * person asks for them. It stands outside the pages, since a sign-in leads to one of several.
 */
export const backupCodesOffer = {
  get: () => isOpen,
  open: () => set(true),
  close: () => set(false),
  subscribe: listeners.subscribe,
};
