import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onReset` once the form around a part is reset, which neither React nor the rendered controls report.
 * It runs last. React Aria (3.53) lets each checkbox of a group reset itself, and each reports the group's
 * previous choice with only itself changed.
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
