import { focusPlace, type FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';
import { readFromTab, storeInTab, type TabStorage } from '../../keptWork/tabStorage';

export interface Whereabouts extends FocusPlace {
  /** Path and query. */
  readonly path: string;
  /** The state of the navigation there, such as the list that it began at; readers must check it. */
  readonly state: unknown;
}

/** Where a person was when their session ended by itself, or arrived without one; signing in leads there. */
export interface Interruption extends Whereabouts {
  /** Whose session it was: nobody else is led there. Null for a person who arrived without a session. */
  readonly login: string | null;
}

const storageKey = 'interruption';

/** Keeps the place to which the next sign-in in this tab leads, even through a reload before it. */
export class InterruptionStore {
  readonly #storage: TabStorage;

  constructor(storage: TabStorage) {
    this.#storage = storage;
  }

  keep(interruption: Interruption): void {
    storeInTab(this.#storage, storageKey, interruption);
  }

  /** Keeps the path of an arrival without a session. If a session ended there, the entry keeps its login. */
  keepWanted(path: string): void {
    if (readFromTab(this.#storage, storageKey, isInterruption)?.path === path) return;
    this.keep({ login: null, path, state: null, focusId: '', focusText: '' });
  }

  /** Removes the place, because the person logged out. */
  forget(): void {
    this.#storage.removeItem(storageKey);
  }

  /** Returns the place to which this person is led back, and removes it. */
  take(login: string): Interruption | null {
    const stored = readFromTab(this.#storage, storageKey, isInterruption);
    this.#storage.removeItem(storageKey);
    return stored !== null && (stored.login ?? login) === login ? stored : null;
  }
}

/** The current path and query, the state of the navigation there, and the control that has focus. */
export function whereabouts(): Whereabouts {
  const { pathname, search } = window.location;
  return { path: `${pathname}${search}`, state: carriedState(), ...focusPlace() };
}

/** The state of the current navigation, which React Router keeps as `usr` in the browser's history. */
function carriedState(): unknown {
  const entry: unknown = window.history.state;
  return isRecord(entry) ? entry['usr'] : undefined;
}

/** Whether a value is an interruption. Storage can be edited by hand: a path of another site is refused. */
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
