const focusable = 'input, textarea, select, button, a[href], [contenteditable="true"], [tabindex]';

/**
 * Puts focus into the field with this id, else into one with this name: into the element itself or, where
 * that is a group, into the first control in it that takes focus. The browser then scrolls it into view.
 *
 * @returns Whether there was one to focus.
 */
export function focusField(id: string): boolean {
  const withId = document.getElementById(id);
  const fields = withId === null ? document.getElementsByName(id) : [withId];
  for (const field of fields) {
    for (const target of [field, ...field.querySelectorAll<HTMLElement>(focusable)]) {
      target.focus();
      if (document.activeElement === target) return true;
    }
  }
  return false;
}
