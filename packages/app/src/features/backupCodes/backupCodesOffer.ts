let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/**
 * Whether backup codes are offered just now: after the first use of an authenticator, and whenever a
 * person asks for them. It stands outside the pages, since a sign-in leads to one of several.
 */
export const backupCodesOffer = {
  get: () => isOpen,
  open: () => set(true),
  close: () => set(false),
  /** For React's `useSyncExternalStore`. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
