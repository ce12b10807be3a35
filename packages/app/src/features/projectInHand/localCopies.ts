import { createStore, delMany, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { answeringStore } from './answeringStore';
import { differencesBetween } from './differences';
import { isRecord } from '../../isRecord';
import { setKeptInTabAlone } from '../../keptInTabAlone';
import type { LocalCopy } from './localCopy';
import { isProjectInHand } from './projectInHand';

/** How long work that nobody came back for is kept. */
const keptDays = 30;
const keptMilliseconds = keptDays * 24 * 60 * 60 * 1000;

interface Stored extends LocalCopy {
  readonly login: string;
}

/**
 * Copies of unsaved work in the browser's database, each under the account it belongs to. A database
 * that refuses, or does not answer, keeps none, and the person is told; the tab's own storage and the
 * question before leaving remain. What is asked first is done first: the database itself sees to it.
 */
export class LocalCopies {
  readonly #store: UseStore = answeringStore(createStore('sounding-unsaved-work', 'projects'));
  readonly #tellForbidden: (isForbidden: boolean) => void;

  /** Takes what tells the person whether the last work could not be kept. */
  constructor(tellForbidden = setKeptInTabAlone) {
    this.#tellForbidden = tellForbidden;
  }

  /** The newest words under a key take the place of what was kept there. */
  async keep(login: string, copy: LocalCopy): Promise<void> {
    const stored: Stored = { ...copy, login };
    try {
      await this.#handOver((copies) => copies.put(stored, databaseKey(login, copy.key)));
      this.#tellForbidden(false);
    } catch {
      this.#tellForbidden(true);
    }
  }

  forget(login: string, key: string): Promise<void> {
    return unlessForbidden(this.#handOver((copies) => copies.delete(databaseKey(login, key))));
  }

  /** Everything of one account: it is logging out. */
  forgetAll(login: string): Promise<void> {
    return unlessForbidden(this.#handOver((copies) => copies.delete(allOf(login))));
  }

  /** An account's copies, newest first. What is too old, or not of this shape, is thrown away. */
  async list(login: string): Promise<LocalCopy[]> {
    const found: Stored[] = [];
    await unlessForbidden(this.#collect(login, found));
    return found
      .map(({ key, savedAt, inHand }) => ({ key, savedAt, inHand }))
      .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  }

  /**
   * Keeps a copy in the place of a former one; where the former says something else, the tab that it
   * was made in has gone on with it, and both are kept.
   */
  takeOver(login: string, formerKey: string, copy: LocalCopy): Promise<void> {
    const stored: Stored = { ...copy, login };
    const former = databaseKey(login, formerKey);
    return unlessForbidden(
      this.#store('readwrite', async (copies) => {
        copies.put(stored, databaseKey(login, copy.key));
        const known = await promisifyRequest<unknown>(copies.get(former));
        const isSameWork =
          isStored(known) && differencesBetween(known.inHand.form, copy.inHand.form).length === 0;
        if (isSameWork) copies.delete(former);
        return promisifyRequest(copies.transaction);
      }),
    );
  }

  async #collect(login: string, found: Stored[]): Promise<void> {
    const stale: IDBValidKey[] = [];
    for (const [key, value] of await entries<IDBValidKey, unknown>(this.#store)) {
      if (!isStored(value) || Date.now() - value.savedAt.getTime() > keptMilliseconds) {
        stale.push(key);
      } else if (value.login === login) found.push(value);
    }
    if (stale.length > 0) await delMany(stale, this.#store);
  }

  /** Given to the database at once and whole, since the page may go the next moment. */
  #handOver(change: (copies: IDBObjectStore) => void): Promise<void> {
    return this.#store('readwrite', (copies) => {
      change(copies);
      copies.transaction.commit();
      return promisifyRequest(copies.transaction);
    });
  }
}

/** Where the browser forbids its database there is nothing to list or to forget. */
function unlessForbidden(write: Promise<void>): Promise<void> {
  return write.catch(() => undefined);
}

function databaseKey(login: string, key: string): [string, string] {
  return [login, key];
}

/** Every key of the account: in the database's order, a list stands after any text. */
function allOf(login: string): IDBKeyRange {
  return IDBKeyRange.bound([login], [login, []]);
}

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    typeof value['login'] === 'string' &&
    typeof value['key'] === 'string' &&
    value['savedAt'] instanceof Date &&
    isProjectInHand(value['inHand'])
  );
}
