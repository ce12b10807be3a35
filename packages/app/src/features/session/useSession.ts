import { useSyncExternalStore } from 'react';
import type { Session, SessionStore } from './sessionStore';

/** The current session; the component renders again when it changes. */
export function useSession(store: SessionStore): Session {
  return useSyncExternalStore(store.subscribe, store.get);
}
