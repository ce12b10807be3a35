import { Listeners } from '../../listeners';

let offeredTo: string | null = null;
const listeners = new Listeners();

function set(next: string | null): void {
  offeredTo = next;
  listeners.tell();
}

/**
 * For which login the dialog for backup codes is open: after the first use of an authenticator, and when a
 * person asks for it. This state belongs to no page, because a sign-in can lead to one of several, and to one
 * person, because a session may end while it is open.
 */
export const backupCodesOffer = {
  get: () => offeredTo,
  open: (login: string | null) => set(login),
  close: () => set(null),
  subscribe: listeners.subscribe,
};
