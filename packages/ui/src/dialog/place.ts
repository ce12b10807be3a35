import { focusAwaited } from '../focus/focusAfterDialog';
import { tabbableIn } from '../focus/tabbable';

/** Where focus was when a dialog opened: the focused element and its ancestors, from the inside out. */
export interface Place {
  readonly opener: HTMLElement | null;
  readonly ancestors: readonly HTMLElement[];
}

/** Remembers the place before a dialog takes focus. */
export function rememberPlace(): Place {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) {
    return { opener: null, ancestors: [] };
  }
  const ancestors: HTMLElement[] = [];
  for (let at = activeElement.parentElement; at !== null; at = at.parentElement) {
    ancestors.push(at);
  }
  return { opener: activeElement, ancestors };
}

/**
 * Focuses an element that waits for focus, such as the errors of a form that a dialog was to send. Otherwise,
 * unless something else has focus, returns it to the opener; else to the first focusable element in the
 * nearest surviving ancestor; else to the page's heading.
 *
 * React Aria returns focus to the opener by itself. It leaves focus on `body` if the opener is gone or cannot
 * take focus, or if nothing had focus (WCAG 2.4.3).
 *
 * Returns whether something has focus now: nothing can take it while the page is still inert.
 */
export function returnFocus({ opener, ancestors }: Place): boolean {
  if (focusAwaited() || !isFocusLost()) return true;
  if (opener?.isConnected && takesFocus(opener)) return true;

  for (const ancestor of ancestors) {
    if (ancestor.matches('main, body')) break;
    if (!ancestor.isConnected) continue;
    const next = tabbableIn(ancestor).find(takesFocus);
    if (next !== undefined) return true;
  }

  for (const selector of ['main h1', 'h1', 'main']) {
    const landing = document.querySelector<HTMLElement>(selector);
    if (landing !== null && landsOn(landing)) return true;
  }
  return false;
}

export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

/**
 * Focuses an element such as a heading, which needs a tabindex for that. If it has none, it gets -1, which
 * Tab skips.
 */
function landsOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return takesFocus(element);
}
