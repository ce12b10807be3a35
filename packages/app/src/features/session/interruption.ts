import { focusPlace, type FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';
import { readFromTab, storeInTab, type TabStorage } from '../../keptWork/tabStorage';

export interface Whereabouts extends FocusPlace {
  /** Path and query. */
  readonly path: string;
  /** What the navigation there carried, such as the list that it began at; whoever reads it checks it. */
  readonly state: unknown;
}

/** Where a person was when their session ended by itself, or arrived without one, so that they come to it. */
export interface Interruption extends Whereabouts {
  /** Whose session it was: nobody else is led there. Null for whoever arrived without one. */
  readonly login: string | null;
}

const storageKey = 'interruption';

/** Where whoever signs in next in this tab goes on; a reload on the way to signing in keeps it. */
export class InterruptionStore {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  keep(interruption: Interruption): void {
    storeInTab(this.#storage, storageKey, interruption);
  }

  /** Where somebody arrived without a session. If a session ended on this page, it still belongs to that person. */
  keepWanted(path: string): void {
    if (readFromTab(this.#storage, storageKey, isInterruption)?.path === path) return;
    this.keep({ login: null, path, state: null, focusId: '', focusText: '' });
  }

  /** The person logged out. */
  forget(): void {
    this.#storage.removeItem(storageKey);
  }

  /** What this person is led back to, once. */
  take(login: string): Interruption | null {
    const stored = readFromTab(this.#storage, storageKey, isInterruption);
    this.#storage.removeItem(storageKey);
    return stored !== null && (stored.login ?? login) === login ? stored : null;
  }
}

/** The path of this site where the page stands, what it was opened with, and the control in it that has focus. */
export function whereabouts(): Whereabouts {
  const { pathname, search } = window.location;
  return { path: `${pathname}${search}`, state: carriedState(), ...focusPlace() };
}

/** As React Router keeps it in the browser's history. */
function carriedState(): unknown {
  const entry: unknown = window.history.state;
  return isRecord(entry) ? entry['usr'] : undefined;
}

/** A path of another site, which storage edited by hand could hold, is none. */
function isInterruption(value: unknown): value is Interruption {
  return (
    isRecord(value) &&
    (value['login'] === null || typeof value['login'] === 'string') &&
    typeof value['path'] === 'string' &&
    /^\/(?![/\\])/.test(value['path']) &&
    typeof value['focusId'] === 'string' &&
    typeof value['focusText'] === 'string'
  );
}
