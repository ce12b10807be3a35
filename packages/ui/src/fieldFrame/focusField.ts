const focusable = 'input, textarea, select, button, a[href], [contenteditable="true"], [tabindex]';

/**
 * Puts focus into the field with this id: into the element itself or, where the id names a group, into
 * the first control in it. The browser then scrolls it into view.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  const target = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable);
  target?.focus();
}
