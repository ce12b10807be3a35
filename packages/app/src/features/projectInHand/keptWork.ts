import { copyKey } from './copyKey';
import type { LocalCopy, WorkKeeper } from './localCopy';
import type { LocalCopies } from './localCopies';
import type { ProjectInHand } from './projectInHand';

/** A person's unsaved work in this browser, whichever tab it was left in. */
export interface KeptWork extends WorkKeeper {
  /** Newest first. */
  list(): Promise<readonly LocalCopy[]>;
  /** What any tab left of one project, newest first. */
  ofProject(id: number): Promise<readonly LocalCopy[]>;
  /** Takes one off the list. */
  remove(copy: LocalCopy): Promise<void>;
  /** Puts one that was removed back on the list, with its time. */
  restore(copy: LocalCopy): Promise<void>;
  /** The person is logging out. */
  removeAll(): Promise<void>;
}

/** Kept under the account that `getLogin` names; where nobody is known, nothing is kept. */
export function createKeptWork(getLogin: () => string | null): KeptWork {
  let copies: Promise<LocalCopies> | undefined;
  // A chunk of its own: the first load of the sign-in page keeps nothing.
  const load = () =>
    (copies ??= import('./localCopies').then(({ LocalCopies }) => new LocalCopies()));

  async function use<T>(otherwise: T, act: (copies: LocalCopies, login: string) => Promise<T>) {
    const login = getLogin();
    if (login === null) return otherwise;
    try {
      return await act(await load(), login);
    } catch {
      // The chunk did not arrive. The tab's own storage still holds the work; ask again next time.
      copies = undefined;
      return otherwise;
    }
  }

  return {
    keep: (inHand) => {
      const copy = copyOf(inHand);
      void use(undefined, (all, login) => all.keep(login, copy));
    },
    takeOver: (inHand) => {
      const copy = copyOf(inHand);
      const former = (inHand.formerKeys ?? []).map((formKey) => copyKey({ ...inHand, formKey }));
      return use(false, async (all, login) => {
        await all.takeOver(login, former, copy);
        return true;
      });
    },
    forget: (inHand) => use(undefined, (all, login) => all.forget(login, copyKey(inHand))),
    list: () => use<readonly LocalCopy[]>([], (all, login) => all.list(login)),
    ofProject: (id) =>
      use<readonly LocalCopy[]>([], async (all, login) =>
        (await all.list(login)).filter(({ inHand }) => inHand.id === id),
      ),
    remove: ({ key }) => use(undefined, (all, login) => all.forget(login, key)),
    restore: (copy) => use(undefined, (all, login) => all.keep(login, copy)),
    removeAll: () => use(undefined, (all, login) => all.forgetAll(login)),
  };
}

function copyOf(inHand: ProjectInHand): LocalCopy {
  return { key: copyKey(inHand), savedAt: new Date(), inHand };
}
