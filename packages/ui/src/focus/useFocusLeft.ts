import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isLeft } from './isLeft';

/**
 * Handlers for an element around parts that come and go: if a part is removed while it has focus, `frame`
 * takes focus. Parts of a table, for example, are rows while others are fetched, a row that somebody else
 * removed, or a sort button. One pair of handlers serves all of them: a ref of its own would cost each row
 * time to mount.
 *
 * @param parts Selects the parts whose removal matters; a part handles removals inside itself. Default: all
 * elements.
 */
export function useFocusLeft(frame: RefObject<HTMLElement | null>, parts = '*') {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    // The code that removed the part may have a better place for focus.
    queueMicrotask(() => {
      if (document.activeElement === document.body) frame.current?.focus();
    });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest(parts);
    },
    // If React itself removes the part, it fires no blur event.
    onBlur: ({ target }: FocusEvent) => {
      if (isLeft(target)) focused.current = null;
    },
  };
}
