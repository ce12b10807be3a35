import { useSyncExternalStore } from 'react';

/**
 * False on a server and during hydration in the browser, then true; true from the start for a page that does
 * not come from a server. For what a server cannot know or render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
