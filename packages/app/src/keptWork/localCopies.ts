import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';
import { answeringStore } from './answeringStore';
import { isRecord } from '../isRecord';
import { setKeptInTabAlone } from './keptInTabAlone';
import type { LocalCopy } from './localCopy';

const day = 24 * 60 * 60 * 1000;
/** How long work that nobody came back for is kept. */
const keptFor = 30 * day;
/** How long old work is offered after that: the clock may be wrong, and the work only a minute old. */
const offeredAgainFor = day;
/** How long old work waits for its owner to be offered it at all. */
const keptUnseenFor = 2 * keptFor;

interface Stored<Work> extends LocalCopy<Work> {
  readonly login: string;
  /** When its owner was first offered it as old. */
  readonly seenOldAt?: Date | undefined;
}

interface LocalCopiesOptions<Work> {
  /** The names of the browser's database and of its one store. */
  readonly database: readonly [name: string, store: string];
  /** Whether a stored value is such work: an earlier version of the product may have kept it. */
  readonly isWork: (value: unknown) => value is Work;
  /** Whether the two have the same content. */
  readonly isSame: (one: Work, other: Work) => boolean;
}

/**
 * Copies of unsaved work in the browser's database, each under its account. If the database refuses or does
 * not answer, nothing is kept there and the person is told. The tab's own storage and the question before
 * leaving remain. The database itself handles calls in their order.
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

  /** Keeps a copy, which replaces the earlier one under the same key. */
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

  /** Removes all copies of one account, which is logging out. */
  forgetAll(login: string): Promise<void> {
    return unlessForbidden(this.#handOver((copies) => copies.delete(allOf(login))));
  }

  /** An account's copies, newest first. */
  async list(login: string): Promise<LocalCopy<Work>[]> {
    const all = await this.#tidied(login);
    return all
      .filter((kept) => kept.login === login)
      .map(({ key, savedAt, inHand }) => ({ key, savedAt, inHand }))
      .sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime());
  }

  /** Throws away what is too old, whichever account it belongs to; nothing is offered to anybody. */
  async tidy(): Promise<void> {
    await this.#tidied(null);
  }

  /**
   * Keeps a copy in place of former ones. If a former copy differs, its own tab has continued that work, and
   * both are kept. Resolves with whether the database took the copy.
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

  /**
   * All accounts' copies, of which those of one account are about to be offered. Those that are too old, or of
   * another shape, are deleted.
   */
  async #tidied(offeredTo: string | null): Promise<Stored<Work>[]> {
    const found: Stored<Work>[] = [];
    const untidy: IDBValidKey[] = [];
    const all = await entries<IDBValidKey, unknown>(this.#store).catch(() => []);
    // Read after the wait, so that a copy written meanwhile does not seem to be from the future.
    const now = new Date();
    for (const [key, value] of all) {
      const kept = this.#keptOf(value, now, offeredTo);
      if (kept !== value) untidy.push(key);
      if (kept !== null) found.push(kept);
    }
    if (untidy.length > 0) await unlessForbidden(this.#tidy(untidy, now, offeredTo));
    return found;
  }

  #tidy(keys: readonly IDBValidKey[], now: Date, offeredTo: string | null): Promise<void> {
    return this.#store('readwrite', async (copies) => {
      for (const key of keys) {
        // Read again, because another tab may have written a newer copy meanwhile.
        const value = await promisifyRequest<unknown>(copies.get(key));
        const kept = this.#keptOf(value, now, offeredTo);
        if (kept === null) copies.delete(key);
        else if (kept !== value) copies.put(kept, key);
      }
      return promisifyRequest(copies.transaction);
    });
  }

  #keptOf(value: unknown, now: Date, offeredTo: string | null): Stored<Work> | null {
    if (!this.#isStored(value)) return null;
    const { savedAt, login } = value;
    if (login === offeredTo) return notTooOld(value, now);
    // Its owner does not see it now, so no day of offering begins, and a wrong clock corrects no time.
    if (savedAt > now) return value;
    const isUnseen = value.seenOldAt === undefined || value.seenOldAt > now;
    if (isUnseen) return now.getTime() - savedAt.getTime() <= keptUnseenFor ? value : null;
    return notTooOld(value, now);
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

  /** Commits a change at once, since the page may go the next moment. */
  #handOver(change: (copies: IDBObjectStore) => void): Promise<void> {
    return this.#store('readwrite', (copies) => {
      change(copies);
      copies.transaction.commit();
      return promisifyRequest(copies.transaction);
    });
  }
}

/** The copy to offer: unchanged, with a corrected time, or marked as old; null if it is too old. */
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

/** Ignores a failure: if the browser forbids its database, there is nothing to remove. */
function unlessForbidden(write: Promise<void>): Promise<void> {
  return write.catch(() => undefined);
}

function databaseKey(login: string, key: string): [string, string] {
  return [login, key];
}

/** All keys of the account: in the database's order an array comes after any string. */
function allOf(login: string): IDBKeyRange {
  return IDBKeyRange.bound([login], [login, []]);
}
