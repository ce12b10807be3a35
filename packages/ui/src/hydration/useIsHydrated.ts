import { useSyncExternalStore } from 'react';

/**
 * False on a server and while its page comes alive in the browser, true ever after; true from the
 * start where nothing came from a server. For what a server cannot know or draw.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
