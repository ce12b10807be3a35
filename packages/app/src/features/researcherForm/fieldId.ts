/** The id of a field's element, so that the list of errors leads to it. */
export function fieldId(field: string): string {
  return `researcher-${field}`;
}
