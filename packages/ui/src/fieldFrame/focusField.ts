const focusable = 'input, textarea, select, button, a[href], [contenteditable="true"], [tabindex]';

/** What a person writes in, of a field whose name is on a hidden input beside it. */
const writable = 'input:not([type="hidden"]), [contenteditable="true"]';

/**
 * Puts focus into the field with this id, else into one with this name: into the element itself or, where
 * that is a group, into the first control in it that takes focus, and where it is the hidden input that is
 * sent in the place of another, into that one. The browser then scrolls it into view.
 *
 * @returns Whether there was one to focus.
 */
export function focusField(id: string): boolean {
  const withId = document.getElementById(id);
  const fields = withId === null ? document.getElementsByName(id) : [withId];
  for (const field of fields) {
    openAround(field);
    const targets = field.matches('[type="hidden"]')
      ? (field.parentElement?.querySelectorAll<HTMLElement>(writable) ?? [])
      : [field, ...field.querySelectorAll<HTMLElement>(focusable)];
    for (const target of targets) {
      target.focus();
      if (document.activeElement === target) return true;
    }
  }
  return false;
}

/** What is in a closed `Disclosure` cannot take focus. */
function openAround(field: Element): void {
  const closed = field.closest<HTMLDetailsElement>('details:not([open])');
  if (closed === null) return;
  closed.open = true;
  openAround(closed);
}
