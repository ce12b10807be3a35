import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';
import { useWayBack } from './waysBack';

/**
 * Carried by a navigation that leads a person back to the field they were in; with words, to the
 * control in that part of the page that bears them.
 */
export function focusState(focusId: string, focusText = ''): FocusPlace {
  return { focusId, focusText };
}

/** The id of what holds focus in a field's place until that is there, and names what comes. */
export function placeholderId(focusId: string): string {
  return `${focusId}-awaited`;
}

/**
 * Gives focus back to the control that the way back or the navigation names, as soon as it is there: an
 * editor comes with a chunk of its own. Until then focus is where the page begins, or in what holds the
 * place of that control.
 */
export function useReturnOfFocus(): void {
  const location: Location<unknown> = useLocation();
  const { key } = location;
  const { landing } = useWayBack();
  // An entry of the history that is come back to has the state it was once made with.
  const { focusId, focusText } = landing ?? focusIn(location.state);

  useEffect(() => {
    if (focusId === '') return undefined;
    const isThere = () => {
      const place = document.getElementById(focusId);
      const field = focusText === '' ? place : controlWith(focusText, place);
      field?.focus();
      return field != null;
    };
    if (isThere()) return undefined;
    // What was pressed may have gone with its part of the page.
    if (document.activeElement === document.body)
      document.getElementById(placeholderId(focusId))?.focus();
    const { activeElement: start, body } = document;
    const hasGoneOn = () => document.activeElement !== start && document.activeElement !== body;
    const observer = new MutationObserver(() => {
      if (hasGoneOn() || isThere()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [focusId, focusText, key]);
}

/** While it waits for an answer a control bears more words than its own. */
function controlWith(words: string, place: HTMLElement | null): HTMLElement | undefined {
  const controls = place?.querySelectorAll<HTMLElement>('button, a[href]') ?? [];
  return [...controls].find(({ textContent }) => textContent !== '' && words.endsWith(textContent));
}

function focusIn(state: unknown) {
  return isFocusState(state) ? state : focusState('');
}

function isFocusState(state: unknown): state is FocusPlace {
  return (
    isRecord(state) &&
    typeof state['focusId'] === 'string' &&
    typeof state['focusText'] === 'string'
  );
}
