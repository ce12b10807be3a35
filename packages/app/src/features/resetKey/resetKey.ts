/** The name of the query parameter in the mailed link. */
const parameter = 'key';

let kept: string | null = null;

/**
 * The key of the reset link that this page was opened with. It lives in this module's memory only:
 * taken out of the address before anything is fetched, so that the history of the browser does not tell
 * it, nor the `Referer` of a request; the server sees to that of the scripts before (security.md 16).
 */
export const resetKey = {
  get: (): string | null => kept,
  takeFromAddress() {
    const address = new URL(window.location.href);
    const key = address.searchParams.get(parameter);
    if (key === null) return;
    kept = key === '' ? null : key;
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  },
  /** It was used up. */
  forget() {
    kept = null;
  },
};
