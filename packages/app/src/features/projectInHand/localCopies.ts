import {
  createStore,
  delMany,
  entries,
  get,
  promisifyRequest,
  set,
  type UseStore,
} from 'idb-keyval';
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
 * question before leaving remain.
 */
export class LocalCopies {
  readonly #store: UseStore = answeringStore(createStore('sounding-unsaved-work', 'projects'));
  /** Writes follow each other, so that an older copy never overtakes a newer one. */
  #last: Promise<unknown> = Promise.resolve();
  /** Writes that were begun and have to be over before another begins. */
  #waitedFor = 0;
  readonly #tellForbidden: (isForbidden: boolean) => void;

  /** Takes what tells the person whether the last work could not be kept. */
  constructor(tellForbidden = setKeptInTabAlone) {
    this.#tellForbidden = tellForbidden;
  }

  /**
   * Handed to the database at once and whole, since the page may go the next moment: the database
   * itself puts one such write after the other.
   */
  keep(login: string, copy: LocalCopy): Promise<void> {
    const stored: Stored = { ...copy, login };
    const write = async () => {
      try {
        await this.#store('readwrite', (copies) => {
          copies.put(stored, databaseKey(login, copy.key));
          copies.transaction.commit();
          return promisifyRequest(copies.transaction);
        });
        this.#tellForbidden(false);
      } catch {
        this.#tellForbidden(true);
      }
    };
    if (this.#waitedFor > 0) return this.#inTurn(write);
    const written = write();
    this.#last = Promise.all([this.#last, written]);
    return written;
  }

  forget(login: string, key: string): Promise<void> {
    return this.#inTurn(() => delMany([databaseKey(login, key)], this.#store));
  }

  /** Everything of one account: it is logging out. */
  async forgetAll(login: string): Promise<void> {
    const copies = await this.list(login);
    await this.#inTurn(() =>
      delMany(
        copies.map(({ key }) => databaseKey(login, key)),
        this.#store,
      ),
    );
  }

  /** An account's copies, newest first. What is too old, or not of this shape, is thrown away. */
  async list(login: string): Promise<LocalCopy[]> {
    const found: Stored[] = [];
    await this.#inTurn(async () => {
      const stale: IDBValidKey[] = [];
      for (const [key, value] of await entries<IDBValidKey, unknown>(this.#store)) {
        if (!isStored(value) || Date.now() - value.savedAt.getTime() > keptMilliseconds) {
          stale.push(key);
        } else if (value.login === login) found.push(value);
      }
      if (stale.length > 0) await delMany(stale, this.#store);
    });
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
    return this.#inTurn(async () => {
      await set(databaseKey(login, copy.key), stored, this.#store);
      const former = await get<unknown>(databaseKey(login, formerKey), this.#store);
      const isSameWork =
        isStored(former) && differencesBetween(former.inHand.form, copy.inHand.form).length === 0;
      if (isSameWork) await delMany([databaseKey(login, formerKey)], this.#store);
    });
  }

  async #inTurn(act: () => Promise<void>): Promise<void> {
    this.#waitedFor += 1;
    const turn = unlessForbidden(this.#last.then(act));
    this.#last = turn;
    await turn;
    this.#waitedFor -= 1;
  }
}

/** Where the browser forbids its database there is nothing to list or to forget. */
function unlessForbidden(write: Promise<void>): Promise<void> {
  return write.catch(() => undefined);
}

function databaseKey(login: string, key: string): [string, string] {
  return [login, key];
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
