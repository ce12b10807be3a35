import { useEffect, useSyncExternalStore } from 'react';
import type { ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';

/**
 * The page may go: `beforeunload` is the earliest, as the browser may take it away as soon as its
 * question is answered, and a phone tells of no more than its being hidden. Or the person turns to
 * another program, and may not come back.
 */
const flushedOn = ['beforeunload', 'pagehide', 'visibilitychange', 'blur'] as const;

/** The project in hand as it stands; the component follows its changes. */
export function useProjectInHand(store: ProjectStore): ProjectInHand | null {
  useEffect(() => {
    const flush = () => store.flush();
    for (const event of flushedOn) window.addEventListener(event, flush);
    return () => {
      for (const event of flushedOn) window.removeEventListener(event, flush);
      flush();
    };
  }, [store]);
  return useSyncExternalStore(store.subscribe, store.get);
}
