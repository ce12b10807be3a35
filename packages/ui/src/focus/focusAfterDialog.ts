interface Awaited {
  element: HTMLElement;
  focus: (element: HTMLElement) => void;
}

/** The element that an open dialog above it keeps from taking focus. */
let awaited: Awaited | undefined;

/**
 * Focuses an element. Under an open dialog, it does so as soon as the dialog has left, instead of focusing
 * the dialog's opener. It is for what a dialog's action finds wrong on the page beneath.
 *
 * @param focus How to focus, if more is needed than that, such as scrolling to its beginning.
 */
export function focusAfterDialog(
  element: HTMLElement,
  focus: (element: HTMLElement) => void = (one) => one.focus(),
): void {
  focus(element);
  awaited = element.closest('[inert]') === null ? undefined : { element, focus };
}

/** For a dialog that has left: whether an element waited for that, and has focus now. */
export function focusAwaited(): boolean {
  if (awaited === undefined) return false;
  const { element, focus } = awaited;
  // Cleared, so that an element that left with its page is not kept in memory.
  awaited = undefined;
  if (!element.isConnected) return false;
  focusAfterDialog(element, focus);
  return document.activeElement === element;
}
