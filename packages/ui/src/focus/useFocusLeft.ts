import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isLeft } from './isLeft';

/**
 * Handlers for what stands around parts that come and go: where one goes away with focus in it, `frame` takes
 * that. So of a table the rows while others are fetched, one of them that somebody else has removed, or a sort
 * button. Heard once for all of them, as presses are: a ref of its own would cost each row time to mount.
 *
 * @param parts Matches those whose going matters; what goes within one of them is left to it. All unless said.
 */
export function useFocusLeft(frame: RefObject<HTMLElement | null>, parts = '*') {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    // Whoever had it removed may have a better place for it.
    queueMicrotask(() => {
      if (document.activeElement === document.body) frame.current?.focus();
    });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest(parts);
    },
    // React hears of none where it removes the part itself.
    onBlur: ({ target }: FocusEvent) => {
      if (isLeft(target)) focused.current = null;
    },
  };
}
