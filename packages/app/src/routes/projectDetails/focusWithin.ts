/**
 * Puts focus on the first control in the element with this id, once the page is drawn anew: for when
 * the control that a person has just used goes away.
 */
export function focusWithin(id: string): void {
  requestAnimationFrame(() => {
    document
      .getElementById(id)
      ?.querySelector<HTMLElement>('button:not(:disabled), input, [contenteditable="true"]')
      ?.focus();
  });
}
