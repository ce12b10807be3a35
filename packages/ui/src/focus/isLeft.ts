/**
 * Whether focus that goes away from an element goes on to another. With the window that was left, as for
 * another tab, it comes back, and the element is the active one of its page meanwhile.
 */
export function isLeft(element: EventTarget): boolean {
  return element !== document.activeElement;
}
