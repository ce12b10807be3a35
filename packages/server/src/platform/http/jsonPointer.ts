/** Escapes a member's name for use as one step of a JSON Pointer (RFC 6901). */
export const escapedStep = (name: string): string =>
  name.replaceAll('~', '~0').replaceAll('/', '~1');
