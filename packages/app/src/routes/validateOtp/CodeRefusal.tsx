import { VisuallyHidden } from '@sounding/ui';
import { useEffect } from 'react';

interface CodeRefusalProps {
  /** The field that shows the same words as its error. */
  fieldId: string;
  children: string;
}

/**
 * Says a refusal aloud, and selects the code in its field for another one. Who pressed Enter is in the
 * field already, where a screen reader would not read its error by itself.
 */
export function CodeRefusal({ fieldId, children }: CodeRefusalProps) {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const { activeElement, body } = document;
    // Whoever has gone on meanwhile is not called back.
    if (activeElement !== body && field.form?.contains(activeElement) !== true) return;
    field.focus();
    field.select();
  }, [fieldId]);
  return (
    <div role="alert">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
