import { useEffect, useRef } from 'react';

interface SentValueProps {
  name: string;
  value: string;
  isDisabled: boolean;
}

/** What a form sends for an editor. */
export function SentValue({ name, value, isDisabled }: SentValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onFormData = ({ target, formData }: FormDataEvent) => {
      if (input.current?.form === target) refresh(formData, input.current);
    };
    // Behind the window, where the editor hands out what waits, and ahead of the page.
    document.addEventListener('formdata', onFormData, { capture: true });
    return () => document.removeEventListener('formdata', onFormData, { capture: true });
  }, []);
  return <input ref={input} type="hidden" name={name} value={value} disabled={isDisabled} />;
}

/** A form collects its values before it tells of that: what was handed out only then is put in their place. */
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
