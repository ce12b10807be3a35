import type { LocalCopies } from './localCopies';
import type { KeyedWork, LocalCopy, WorkKeeper } from './localCopy';

/** A person's unsaved work of one sort in this browser, whichever tab it was left in. */
export interface KeptWork<Work> extends WorkKeeper<Work> {
  /** Newest first. */
  list(): Promise<readonly LocalCopy<Work>[]>;
  /** Takes one off the list. */
  remove(copy: LocalCopy<Work>): Promise<void>;
  /** Puts one that was removed back on the list, with its time. */
  restore(copy: LocalCopy<Work>): Promise<void>;
  /** Removes all work of the person, who is logging out. */
  removeAll(): Promise<void>;
}

interface KeptWorkOptions<Work> {
  /** The account under which work is kept; null if nobody is known, and then nothing is kept. */
  readonly getLogin: () => string | null;
  /** Called on first use, because the first load of the sign-in page keeps nothing. */
  readonly load: () => Promise<LocalCopies<Work>>;
  readonly keyOf: (inHand: Work) => string;
}

export function createKeptWork<Work extends KeyedWork>({
  getLogin,
  load,
  keyOf,
}: KeptWorkOptions<Work>): KeptWork<Work> {
  type Copies = LocalCopies<Work>;
  let copies: Promise<Copies> | undefined;

  async function withCopies<T>(otherwise: T, act: (copies: Copies, login: string) => Promise<T>) {
    const login = getLogin();
    if (login === null) return otherwise;
    const loaded = await (copies ??= load()).catch(() => null);
    if (loaded !== null) return act(loaded, login);
    // The chunk did not arrive. The tab's own storage still holds the work; ask again next time.
    copies = undefined;
    return otherwise;
  }

  const copyOf = (inHand: Work): LocalCopy<Work> => ({
    key: keyOf(inHand),
    savedAt: new Date(),
    inHand,
  });

  return {
    keep: (inHand) => {
      const copy = copyOf(inHand);
      void withCopies(undefined, (all, login) => all.keep(login, copy));
    },
    takeOver: (inHand) => {
      const copy = copyOf(inHand);
      const former = (inHand.formerKeys ?? []).map((formKey) => keyOf({ ...inHand, formKey }));
      return withCopies(false, (all, login) => all.takeOver(login, former, copy));
    },
    forget: (inHand) => withCopies(undefined, (all, login) => all.forget(login, keyOf(inHand))),
    list: () => withCopies<readonly LocalCopy<Work>[]>([], (all, login) => all.list(login)),
    remove: ({ key }) => withCopies(undefined, (all, login) => all.forget(login, key)),
    restore: (copy) => withCopies(undefined, (all, login) => all.keep(login, copy)),
    removeAll: () => withCopies(undefined, (all, login) => all.forgetAll(login)),
  };
}
