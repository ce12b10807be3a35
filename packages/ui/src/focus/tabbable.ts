const candidates = [
  ...['a[href]', 'area[href]', 'button:not(:disabled)', 'input:not(:disabled, [type="hidden"])'],
  ...['select:not(:disabled)', 'textarea:not(:disabled)', 'summary', 'iframe'],
  ...['audio[controls]', 'video[controls]', '[contenteditable]:not([contenteditable="false"])'],
  '[tabindex]',
].join(',');

/** What can be reached by Tab inside an element, unless it is hidden. In the order of the page. */
export function tabbableIn(element: Element): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(candidates)];
  return all.filter(({ tabIndex }) => tabIndex >= 0);
}

/** Whether Tab would stop anywhere inside. Has the page laid out if it is not. */
export function holdsTabbable(element: Element): boolean {
  // Most often the first that is met, so the rest, of a long list thousands, is not looked at.
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
