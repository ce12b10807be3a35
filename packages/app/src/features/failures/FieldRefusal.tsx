import { VisuallyHidden } from '@sounding/ui';
import { useEffect } from 'react';

interface FieldRefusalProps {
  /** The field that shows the same words as its error. */
  fieldId: string;
  /** Selects the field's text, for a value that is typed again and not corrected. */
  isAfresh?: boolean;
  children: string;
}

/**
 * Announces a field's error and focuses the field. A person who pressed Enter is already in it, where a
 * screen reader would not read the error by itself. A new `key` announces the error again.
 */
export function FieldRefusal({ fieldId, isAfresh = false, children }: FieldRefusalProps) {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const { activeElement, body } = document;
    // A person who has moved on to something outside the form keeps focus there.
    if (activeElement !== body && field.form?.contains(activeElement) !== true) return;
    field.focus();
    if (isAfresh) field.select();
  }, [fieldId, isAfresh]);
  return (
    <div role="alert">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
