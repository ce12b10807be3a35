import { useCallback, type RefObject } from 'react';

/**
 * A ref for parts of a table that go away with its state, such as its rows while others are fetched, or one
 * of them that somebody else has removed: where focus was in one of them, the frame around the table takes it.
 */
export function useFocusLeft(frame: RefObject<HTMLElement | null>) {
  return useCallback(
    (part: HTMLElement | null) => () => {
      // React is about to remove the part, so focus is still in it.
      if (!part?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) frame.current?.focus();
      });
    },
    [frame],
  );
}
