const candidates = [
  ...['a[href]', 'area[href]', 'button:not(:disabled)', 'input:not(:disabled, [type="hidden"])'],
  ...['select:not(:disabled)', 'textarea:not(:disabled)', 'summary', 'iframe'],
  ...['audio[controls]', 'video[controls]', '[contenteditable]:not([contenteditable="false"])'],
  '[tabindex]',
].join(',');

/**
 * The elements inside that Tab can reach, in the order of the page. It does not check whether they are
 * hidden.
 */
export function tabbableIn(element: Element): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(candidates)];
  return all.filter(({ tabIndex }) => tabIndex >= 0);
}

/** Whether Tab would stop anywhere inside. Forces any pending layout. */
export function holdsTabbable(element: Element): boolean {
  // Mostly the first candidate is tabbable, so a walker avoids checking the rest, thousands in a long list.
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    if (isTabbable(walker.currentNode)) return true;
  }
  return false;
}

const isTabbable = (node: Node) =>
  (node instanceof HTMLElement || node instanceof SVGElement) &&
  node.matches(candidates) &&
  node.tabIndex >= 0 &&
  node.closest('[inert]') === null &&
  node.checkVisibility({ visibilityProperty: true });
