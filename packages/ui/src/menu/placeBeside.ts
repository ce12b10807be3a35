/** Between the menu and what it opens beside. */
const gap = 4;
/** Between the menu and the edge of the window. */
const edge = 12;

/**
 * Puts a menu below an element, from its end on, or from its beginning where only that has room; above it
 * where there is more room, and never out of the window.
 */
export function placeBeside(menu: HTMLElement, element: HTMLElement): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const width = menu.offsetWidth;
  // Of all that is in it, without letting go of its height: a list that is scrolled would begin anew.
  const height = menu.scrollHeight + menu.offsetHeight - menu.clientHeight;
  const above = top - gap - edge;
  const below = clientHeight - bottom - gap - edge;
  const isAbove = height > below && above > below;
  const shown = Math.min(height, Math.max(isAbove ? above : below, 0));
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const [fromEnd, fromStart] = isRtl ? [left, right - width] : [right - width, left];
  const farthest = clientWidth - width - edge;
  const hasRoom = fromEnd >= edge && fromEnd <= farthest;
  menu.style.maxBlockSize = `${shown}px`;
  menu.style.top = `${isAbove ? top - gap - shown : bottom + gap}px`;
  menu.style.left = `${Math.max(edge, Math.min(hasRoom ? fromEnd : fromStart, farthest))}px`;
}
