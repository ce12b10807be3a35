const focusable = 'input, textarea, select, button, a[href], [contenteditable="true"], [tabindex]';

/** The control that a person writes in, beside a hidden input that has the field's name. */
const writable = 'input:not([type="hidden"]), [contenteditable="true"]';

/**
 * Focuses the field with this id, or else the one with this name. If it is a group, the first control in it
 * that takes focus gets it. If it is a hidden input that is sent for another control, that control gets it.
 * The browser then scrolls it into view.
 *
 * @returns Whether something could be focused.
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

/** Opens every closed `Disclosure` around the field, in which nothing can take focus. */
function openAround(field: Element): void {
  const closed = field.closest<HTMLDetailsElement>('details:not([open])');
  if (closed === null) return;
  closed.open = true;
  openAround(closed);
}
