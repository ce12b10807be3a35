/** The largest id of the contract (int32). */
const largestId = 2_147_483_647;

/** The id in a path. A text that cannot be an id leads to "not found" (404). */
export function idIn(params: Readonly<Record<string, string | undefined>>): number {
  const id = idOf(params['id'] ?? '');
  // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say so, which the route's error boundary shows
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

/** A positive whole number within the contract's range, or null. */
export function idOf(text: string): number | null {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && id <= largestId ? id : null;
}
