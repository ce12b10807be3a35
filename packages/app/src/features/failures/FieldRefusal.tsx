import { VisuallyHidden } from '@sounding/ui';
import { useEffect } from 'react';

interface FieldRefusalProps {
  /** The field that shows the same words as its error. */
  fieldId: string;
  /** Selects what stands there, where it is to be typed afresh and not mended. */
  isAfresh?: boolean;
  children: string;
}

/**
 * Says aloud what is wrong with a field, and leads there. Who pressed Enter is in it already, where a screen
 * reader would not read its error by itself. Drawn anew (by another `key`) it is said anew.
 */
export function FieldRefusal({ fieldId, isAfresh = false, children }: FieldRefusalProps) {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const { activeElement, body } = document;
    // Whoever has gone on meanwhile is not called back.
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
