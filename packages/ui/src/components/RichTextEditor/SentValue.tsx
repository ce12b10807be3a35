import { useEffect, useRef } from 'react';

interface SentValueProps {
  name: string;
  value: string;
  isDisabled: boolean;
}

/** The hidden input whose value a form sends for an editor. */
export function SentValue({ name, value, isDisabled }: SentValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onFormData = ({ target, formData }: FormDataEvent) => {
      if (input.current?.form === target) refresh(formData, input.current);
    };
    // Runs after the window's listener, where the editor hands out pending text, and before the page's own
    // listeners.
    document.addEventListener('formdata', onFormData, { capture: true });
    return () => document.removeEventListener('formdata', onFormData, { capture: true });
  }, []);
  return <input ref={input} type="hidden" name={name} value={value} disabled={isDisabled} />;
}

/**
 * Updates the form data. A form collects its values before `formdata`, but the editor hands out pending text
 * only then.
 */
function refresh(formData: FormData, { name, form }: HTMLInputElement) {
  const values = [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement && field.name === name && !field.disabled
      ? [field.value]
      : [],
  );
  const [first, ...others] = values;
  if (first === undefined || values.length !== formData.getAll(name).length) return;
  formData.set(name, first);
  for (const other of others) formData.append(name, other);
}
