/** One step of a JSON Pointer, whatever the member is called (RFC 6901). */
export const escapedStep = (name: string): string =>
  name.replaceAll('~', '~0').replaceAll('/', '~1');
