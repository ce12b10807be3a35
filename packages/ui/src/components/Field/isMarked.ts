/** Whether a field is marked: an empty text is no error. */
export function isMarked(error: string | undefined): boolean {
  return error !== undefined && error !== '';
}
