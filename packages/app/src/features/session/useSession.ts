import { useSyncExternalStore } from 'react';
import type { Session, SessionStore } from './sessionStore';

/** The session as it stands; the component follows its changes. */
export function useSession(store: SessionStore): Session {
  return useSyncExternalStore(store.subscribe, store.get);
}
