import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/** Carried by a navigation that leads a person back to the field they were in. */
export function focusState(focusId: string) {
  return { focusId };
}

/**
 * Gives focus back to the field that the navigation names, as soon as it is there: an editor comes
 * with a chunk of its own. Answers whether a field is awaited, so that nothing else takes focus.
 */
export function useReturnOfFocus(): boolean {
  const location: Location<unknown> = useLocation();
  const { key } = location;
  const focusId = focusIdIn(location.state);

  useEffect(() => {
    if (focusId === '') return undefined;
    const isThere = () => {
      const field = document.getElementById(focusId);
      field?.focus();
      return field !== null;
    };
    if (isThere()) return undefined;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || isThere()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [focusId, key]);

  return focusId !== '';
}

function focusIdIn(state: unknown): string {
  return typeof state === 'object' &&
    state !== null &&
    'focusId' in state &&
    typeof state.focusId === 'string'
    ? state.focusId
    : '';
}
