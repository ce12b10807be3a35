import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls once the form around a part is reset, of which neither React nor what is drawn by it hears. It tells
 * last: React Aria (3.53) lets each box of a group reset itself, and each tells the ticks that the group had
 * before with its own alone changed.
 */
export function useFormReset(part: RefObject<HTMLElement | null>, onReset: () => void): void {
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && event.target === part.current?.closest('form')) onReset();
  });
  useEffect(() => {
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, []);
}
