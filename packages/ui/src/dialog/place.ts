import { focusAwaited } from '../focus/focusAfterDialog';
import { tabbableIn } from '../focus/tabbable';

/** Where a person was when a dialog opened: the focused element and what it stood in, inside out. */
export interface Place {
  readonly opener: HTMLElement | null;
  readonly ancestors: readonly HTMLElement[];
}

/** Notes the place before a dialog takes focus. */
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
 * Gives focus to what has waited for it, such as the errors of a form that a dialog was to send. Else gives
 * it back, unless something has taken it already: to the opener, else to the first thing in the nearest
 * surviving part of the page around it, else to the page's heading.
 *
 * React Aria restores the opener by itself but leaves focus on `body` where the opener has gone or
 * cannot take focus, or where nothing had focus (WCAG 2.4.3).
 *
 * Answers whether something has focus now: nothing takes it while the page is still inert.
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

/** A heading takes focus only with a tabindex; one that lacks it gets the kind Tab passes over. */
function landsOn(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return takesFocus(element);
}
