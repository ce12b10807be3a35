import { isRecord } from '../../isRecord';

/**
 * The state of a navigation to a project's overview that opens its report there, with the words of this form.
 */
export function reportState(formKey: string) {
  return { reportFormKey: formKey };
}

/** The key of the form whose words the report opens with; null if the navigation does not open the report. */
export function reportFormIn(state: unknown): string | null {
  const formKey = isRecord(state) ? state['reportFormKey'] : null;
  return typeof formKey === 'string' ? formKey : null;
}
