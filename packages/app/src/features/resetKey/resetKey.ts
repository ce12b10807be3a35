/** The name of the query parameter in the mailed link. */
const parameter = 'key';

let kept: string | null = null;

/**
 * The key of the reset link that this page was opened with, kept in this module's memory only. It leaves the
 * address before anything is fetched, so that neither the browser's history nor a `Referer` reveals it. The
 * page's scripts are requested before that, with a `Referer` that names the site alone (security.md 24).
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
  /** Forgets the key after its use. */
  forget() {
    kept = null;
  },
};
