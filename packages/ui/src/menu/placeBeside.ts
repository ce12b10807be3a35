/** Pixels between the menu and the element beside which it opens. */
const gap = 4;
/** Pixels between the menu and the edge of the window. */
const edge = 12;

/**
 * Places a menu below an element, aligned with its end, or with its start if there is room only there. If the
 * menu does not fit below and there is more room above, it goes above. It never leaves the window.
 */
export function placeBeside(menu: HTMLElement, element: HTMLElement): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const width = menu.offsetWidth;
  // The height of its whole content, measured without resetting its height: a scrolled list would jump to its
  // start.
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
