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
  return tabbableIn(element).some(
    (inner) =>
      inner.closest('[inert]') === null && inner.checkVisibility({ visibilityProperty: true }),
  );
}
