/**
 * Whether focus that leaves an element moves to another element. If the whole window loses focus, as for
 * another tab, focus will come back, and the element stays the active one of its page.
 */
export function isLeft(element: EventTarget): boolean {
  return element !== document.activeElement;
}
