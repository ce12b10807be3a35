import { useEffect } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';
import { useWayBack } from './waysBack';

interface FocusGoal extends FocusPlace {
  /** The element that takes focus where the control is gone. */
  readonly otherwiseId?: string;
}

/**
 * The state of a navigation that returns focus to a field. With `focusText` it returns focus to the control
 * with these words in that part of the page.
 */
export function focusState(focusId: string, focusText = ''): FocusPlace {
  return { focusId, focusText };
}

/** The id of the placeholder that holds focus until the field is there, and names what is loading. */
export function placeholderId(focusId: string): string {
  return `${focusId}-awaited`;
}

/**
 * Gives focus back to the control that the way back or the navigation names, once that control is there: an
 * editor loads with a chunk of its own. Until then focus is where the page begins, or on the control's
 * placeholder. Of a control and its `otherwiseId`, whichever is there first takes it.
 */
export function useReturnOfFocus(): void {
  const location: Location<unknown> = useLocation();
  const { key } = location;
  const { landing } = useWayBack();
  // A history entry that is visited again still has its original state, so the way back takes precedence.
  const goal: FocusGoal = landing ?? focusIn(location.state);
  const { focusId, focusText, otherwiseId = '' } = goal;

  useEffect(() => {
    if (focusId === '') return undefined;
    const isThere = () => {
      const place = document.getElementById(focusId);
      const control = focusText === '' ? place : controlWith(focusText, place);
      const field = control ?? document.getElementById(otherwiseId);
      field?.focus();
      return field != null;
    };
    if (isThere()) return undefined;
    // The pressed control may have been removed with its part of the page; focus is on the body then.
    if (document.activeElement === document.body)
      document.getElementById(placeholderId(focusId))?.focus();
    const { activeElement: start, body } = document;
    const hasGoneOn = () => document.activeElement !== start && document.activeElement !== body;
    const observer = new MutationObserver(() => {
      if (hasGoneOn() || isThere()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [focusId, focusText, otherwiseId, key]);
}

/** Finds a control by its words. If they were noted while it was pending, more words stand before its own. */
function controlWith(words: string, place: HTMLElement | null): HTMLElement | undefined {
  const controls = place?.querySelectorAll<HTMLElement>('button, a[href]') ?? [];
  return [...controls].find(({ textContent }) => textContent !== '' && words.endsWith(textContent));
}

function focusIn(state: unknown) {
  return isFocusState(state) ? state : focusState('');
}

function isFocusState(state: unknown): state is FocusGoal {
  return (
    isRecord(state) &&
    typeof state['focusId'] === 'string' &&
    typeof state['focusText'] === 'string' &&
    typeof (state['otherwiseId'] ?? '') === 'string'
  );
}
