interface Awaited {
  element: HTMLElement;
  focus: (element: HTMLElement) => void;
}

/** What the dialog that stands over it keeps from being focused. */
let awaited: Awaited | undefined;

/**
 * Focuses an element; under an open dialog, as soon as that has left, and in place of its opener. For what
 * a dialog's action finds wrong on the page beneath.
 *
 * @param focus How, where it takes more than focus, such as being scrolled to its beginning.
 */
export function focusAfterDialog(
  element: HTMLElement,
  focus: (element: HTMLElement) => void = (one) => one.focus(),
): void {
  focus(element);
  awaited = element.closest('[inert]') === null ? undefined : { element, focus };
}

/** For a dialog that has left: whether something has awaited that, and has focus now. */
export function focusAwaited(): boolean {
  if (awaited === undefined) return false;
  const { element, focus } = awaited;
  // Gone with its page, it is held no longer.
  awaited = undefined;
  if (!element.isConnected) return false;
  focusAfterDialog(element, focus);
  return document.activeElement === element;
}
