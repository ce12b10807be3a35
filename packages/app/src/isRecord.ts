/** Whether a value from outside the code, such as a history state, is an object whose members can be read. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether this flag is true in the state of a history entry. */
export function hasFlag(flag: string, state: unknown): boolean {
  return isRecord(state) && state[flag] === true;
}
