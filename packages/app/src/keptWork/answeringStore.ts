import type { UseStore } from 'idb-keyval';

/** In milliseconds: a database that answers at all takes a fraction of this. */
const longestWait = 2000;

/**
 * Adds a time limit to a browser's database, which may neither open nor fail (as in Safari, WebKit bug
 * 226547). A call that waits too long is rejected; later calls are rejected at once, until the database
 * answers.
 */
export function answeringStore(store: UseStore): UseStore {
  let isSilent = false;
  return async (mode, use) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = store(mode, use).finally(() => {
      isSilent = false;
      clearTimeout(timer);
    });
    const giveUp = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          isSilent = true;
          reject(new Error('The browser’s database does not answer.'));
        },
        isSilent ? 0 : longestWait,
      );
    });
    return Promise.race([answer, giveUp]);
  };
}
