import { focusPlace, type FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';
import { setOrRemove, type SessionStorage } from './sessionStore';

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
  readonly #storage: SessionStorage;

  constructor(storage: SessionStorage) {
    this.#storage = storage;
  }

  keep(interruption: Interruption): void {
    setOrRemove(this.#storage, storageKey, JSON.stringify(interruption));
  }

  /** Where somebody arrived without a session. A page that was open as one ended stays its owner's. */
  keepWanted(path: string): void {
    if (parse(this.#storage.getItem(storageKey))?.path === path) return;
    this.keep({ login: null, path, state: null, focusId: '', focusText: '' });
  }

  /** The person logged out. */
  forget(): void {
    this.#storage.removeItem(storageKey);
  }

  /** What this person is led back to, once. */
  take(login: string): Interruption | null {
    const stored = parse(this.#storage.getItem(storageKey));
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

function parse(text: string | null): Interruption | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isInterruption(value) ? value : null;
  } catch {
    return null;
  }
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
