import { useEffect, useSyncExternalStore } from 'react';
import type { ProjectInHand } from './projectInHand';
import type { ProjectStore } from './projectStore';

/**
 * Events after which the page may go, so that waiting changes are written at once. `beforeunload` is the
 * earliest: the browser may close the page as soon as its question is answered. A phone may report only that
 * the page is hidden. On `blur` the person turns to another program, and may not come back.
 */
const flushedOn = ['beforeunload', 'pagehide', 'visibilitychange', 'blur'] as const;

/** The current project in hand; the component renders again when it changes. */
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
