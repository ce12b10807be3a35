import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { answeringStore } from './answeringStore';
import { isRecord } from '../isRecord';
import { setKeptInTabAlone } from './keptInTabAlone';
import type { LocalCopy } from './localCopy';

const day = 24 * 60 * 60 * 1000;
/** How long work that nobody came back for is kept. */
const keptFor = 30 * day;
/** And then offered once more: it may be the clock that is wrong, and the work a minute old. */
const offeredAgainFor = day;

interface Stored<Work> extends LocalCopy<Work> {
  readonly login: string;
  /** When it was first seen to be old. */
  readonly seenOldAt?: Date | undefined;
}

interface LocalCopiesOptions<Work> {
  /** The names of the browser's database and of its one store. */
  readonly database: readonly [name: string, store: string];
  /** Whether what was found there is such work: an earlier version of the product may have kept it. */
  readonly isWork: (value: unknown) => value is Work;
  /** Whether the two say the same. */
  readonly isSame: (one: Work, other: Work) => boolean;
}

/**
 * Copies of unsaved work in the browser's database, each under the account it belongs to. A database
 * that refuses, or does not answer, keeps none, and the person is told; the tab's own storage and the
 * question before leaving remain. What is asked first is done first: the database itself sees to it.
 */
export class LocalCopies<Work> {
  readonly #store: UseStore;
  readonly #isWork: (value: unknown) => value is Work;
  readonly #isSame: (one: Work, other: Work) => boolean;
  readonly #name: string;

  constructor({ database, isWork, isSame }: LocalCopiesOptions<Work>) {
    this.#store = answeringStore(createStore(...database));
    this.#isWork = isWork;
    this.#isSame = isSame;
    [this.#name] = database;
  }

  /** The newest words under a key take the place of what was kept there. */
  async keep(login: string, copy: LocalCopy<Work>): Promise<void> {
    const stored: Stored<Work> = { ...copy, login };
    try {
      await this.#handOver((copies) => copies.put(stored, databaseKey(login, copy.key)));
      setKeptInTabAlone(this.#name, false);
    } catch {
      setKeptInTabAlone(this.#name, true);
    }
  }

  forget(login: string, key: string): Promise<void> {
    return unlessForbidden(this.#handOver((copies) => copies.delete(databaseKey(login, key))));
  }

  /** Everything of one account: it is logging out. */
  forgetAll(login: string): Promise<void> {
    return unlessForbidden(this.#handOver((copies) => copies.delete(allOf(login))));
  }

  /** An account's copies, newest first. */
  async list(login: string): Promise<LocalCopy<Work>[]> {
    const all = await this.#tidied();
    return all
      .filter((kept) => kept.login === login)
      .map(({ key, savedAt, inHand }) => ({ key, savedAt, inHand }))
      .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  }

  /** Throws away what is too old, whichever account it belongs to. */
  async tidy(): Promise<void> {
    await this.#tidied();
  }

  /**
   * Keeps a copy in the place of former ones; where one of them says something else, the tab that it
   * was made in has gone on with it, and both are kept. Answers whether the database took it.
   */
  async takeOver(
    login: string,
    formerKeys: readonly string[],
    copy: LocalCopy<Work>,
  ): Promise<boolean> {
    const stored: Stored<Work> = { ...copy, login };
    try {
      await this.#store('readwrite', async (copies) => {
        copies.put(stored, databaseKey(login, copy.key));
        for (const key of formerKeys) {
          const former = databaseKey(login, key);
          const known = await promisifyRequest<unknown>(copies.get(former));
          if (this.#isStored(known) && this.#isSame(known.inHand, copy.inHand))
            copies.delete(former);
        }
        return promisifyRequest(copies.transaction);
      });
      return true;
    } catch {
      return false;
    }
  }

  /** Every account's. What was seen to be too old a day ago, or is not of this shape, is thrown away. */
  async #tidied(): Promise<Stored<Work>[]> {
    const found: Stored<Work>[] = [];
    const untidy: IDBValidKey[] = [];
    const all = await entries<IDBValidKey, unknown>(this.#store).catch(() => []);
    // Only now: what was written while this waited is not from the future.
    const now = new Date();
    for (const [key, value] of all) {
      const kept = this.#keptOf(value, now);
      if (kept !== value) untidy.push(key);
      if (kept !== null) found.push(kept);
    }
    if (untidy.length > 0) await unlessForbidden(this.#tidy(untidy, now));
    return found;
  }

  #tidy(keys: readonly IDBValidKey[], now: Date): Promise<void> {
    return this.#store('readwrite', async (copies) => {
      for (const key of keys) {
        // Another tab may have written on meanwhile.
        const value = await promisifyRequest<unknown>(copies.get(key));
        const kept = this.#keptOf(value, now);
        if (kept === null) copies.delete(key);
        else if (kept !== value) copies.put(kept, key);
      }
      return promisifyRequest(copies.transaction);
    });
  }

  #keptOf(value: unknown, now: Date): Stored<Work> | null {
    return this.#isStored(value) ? notTooOld(value, now) : null;
  }

  #isStored(value: unknown): value is Stored<Work> {
    return (
      isRecord(value) &&
      typeof value['login'] === 'string' &&
      typeof value['key'] === 'string' &&
      value['savedAt'] instanceof Date &&
      this.#isWork(value['inHand'])
    );
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

/** What stays of what was kept: the same, or with what is now known of its age; null where nothing does. */
function notTooOld<Kept extends { readonly savedAt: Date; readonly seenOldAt?: Date | undefined }>(
  value: Kept,
  now: Date,
): Kept | null {
  const { savedAt, seenOldAt } = value;
  // Written while the clock was ahead; the thirty days begin now.
  if (savedAt > now) return { ...value, savedAt: now, seenOldAt: undefined };
  if (now.getTime() - savedAt.getTime() <= keptFor) return value;
  if (seenOldAt === undefined || seenOldAt > now) return { ...value, seenOldAt: now };
  return now.getTime() - seenOldAt.getTime() <= offeredAgainFor ? value : null;
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
