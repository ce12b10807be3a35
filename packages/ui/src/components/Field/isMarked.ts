/** Whether a field is marked as invalid: an empty text is no error. */
export function isMarked(error: string | undefined): boolean {
  return error !== undefined && error !== '';
}
