import type { UseStore } from 'idb-keyval';

/** In milliseconds: a database that answers at all takes a fraction of this. */
const longestWait = 2000;

/**
 * A browser's database may neither open nor refuse to, without a word (as Safari's has, WebKit bug
 * 226547). What waits for it too long is refused here; and what follows at once, until it answers.
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
