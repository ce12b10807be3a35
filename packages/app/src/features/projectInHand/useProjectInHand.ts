import { useEffect, useSyncExternalStore } from 'react';
import type { ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';

/** The project in hand as it stands; the component follows its changes. */
export function useProjectInHand(store: ProjectStore): ProjectInHand | null {
  useEffect(() => {
    const flush = () => store.flush();
    // The first is the earlier: the browser may take the page away as soon as its question is answered.
    window.addEventListener('beforeunload', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('beforeunload', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.get);
}
