import { isRecord } from '../../isRecord';

/**
 * Carried by the navigation that leads to a project's overview and opens its report there, with the words of
 * this form.
 */
export function reportState(formKey: string) {
  return { reportFormKey: formKey };
}

/** The form whose words are to be opened there; null where nobody asked for the report. */
export function reportFormIn(state: unknown): string | null {
  const formKey = isRecord(state) ? state['reportFormKey'] : null;
  return typeof formKey === 'string' ? formKey : null;
}
