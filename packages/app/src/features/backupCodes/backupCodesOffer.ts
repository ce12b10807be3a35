import { Listeners } from '../../listeners';

let isOpen = false;
const listeners = new Listeners();

function set(next: boolean): void {
  isOpen = next;
  listeners.tell();
}

/**
 * Whether the dialog for backup codes is open: after the first use of an authenticator, and when a person
 * asks for it. This state belongs to no page, because a sign-in can lead to one of several.
 */
export const backupCodesOffer = {
  get: () => isOpen,
  open: () => set(true),
  close: () => set(false),
  subscribe: listeners.subscribe,
};
