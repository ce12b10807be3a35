import { useEffect, type RefObject } from 'react';

/**
 * F6 leads to the newest message, and from there back to where focus came from. A dialog keeps Tab to itself,
 * so nothing else leads to the messages by keyboard while one is open (WCAG 2.1.1). Without a message, the
 * browser handles the key.
 */
export function useMessagesKey(
  list: RefObject<HTMLElement | null>,
  cameFrom: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
      if (event.key !== 'F6' || isOther) return;
      const isThere = list.current?.contains(document.activeElement) === true;
      const goal = isThere ? cameFrom.current : list.current?.querySelector('button');
      goal?.focus();
      if (goal && goal === document.activeElement) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [list, cameFrom]);
}
