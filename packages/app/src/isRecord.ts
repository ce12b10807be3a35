/** Whether something that comes from outside the code, such as a history entry's state, has members to look at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether the state of a history entry says that this is so. */
export function says(what: string, state: unknown): boolean {
  return isRecord(state) && state[what] === true;
}
