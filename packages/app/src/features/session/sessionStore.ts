import { isRole, type Role } from '@sounding/domain/account';

/** What the browser knows of the signed-in person. Hints only: the server decides by its own record. */
export interface Session {
  readonly authenticationToken: string | null;
  readonly authenticated: boolean;
  readonly role: Role | null;
  /** Null until the server has been asked. */
  readonly acceptedUserAgreement: boolean | null;
  /** Whose session it is, or was until it ended by itself: unsaved work waits for the same person. */
  readonly login: string | null;
}

const signedOut: Session = {
  authenticationToken: null,
  authenticated: false,
  role: null,
  acceptedUserAgreement: null,
  login: null,
};

/** The part of the Web Storage API that the session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keys = [
  'authenticationToken',
  'authenticated',
  'role',
  'acceptedUserAgreement',
  'login',
] as const;

/** The session of this tab, kept in session storage so that a reload keeps it and a closed tab ends it. */
export class SessionStore {
  readonly #storage: SessionStorage;
  readonly #listeners = new Set<() => void>();
  #session: Session;

  constructor(storage: SessionStorage) {
    this.#storage = storage;
    this.#session = read(storage);
  }

  readonly get = (): Session => this.#session;

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The code was right: from now on requests carry this token. */
  start(token: string, login: string): void {
    this.#set({ ...signedOut, authenticationToken: token, authenticated: true, login });
  }

  /** An answer that arrives after the session has ended changes nothing any more. */
  setRole(role: Role): void {
    if (this.#session.authenticated && this.#session.role !== role)
      this.#set({ ...this.#session, role });
  }

  setAgreement(isAccepted: boolean): void {
    if (this.#session.authenticated && this.#session.acceptedUserAgreement !== isAccepted) {
      this.#set({ ...this.#session, acceptedUserAgreement: isAccepted });
    }
  }

  /** The person signed out. */
  end(): void {
    this.#set(signedOut);
  }

  /** The server no longer knows the token. */
  expire(): void {
    this.#set({ ...signedOut, login: this.#session.login });
  }

  #set(session: Session): void {
    this.#session = session;
    for (const key of keys) {
      const value = session[key];
      if (value === null) this.#storage.removeItem(key);
      else setOrRemove(this.#storage, key, JSON.stringify(value));
    }
    for (const listener of this.#listeners) listener();
  }
}

function read(storage: SessionStorage): Session {
  const [token, authenticated, role, agreement, owner] = keys.map((key) =>
    parse(storage.getItem(key)),
  );
  const login = typeof owner === 'string' ? owner : null;
  if (typeof token !== 'string' || authenticated !== true) return { ...signedOut, login };
  return {
    login,
    authenticationToken: token,
    authenticated: true,
    role: isRole(role) ? role : null,
    acceptedUserAgreement: typeof agreement === 'boolean' ? agreement : null,
  };
}

/** Storage may be full: the session goes on in memory, and a reload must not find an earlier one. */
export function setOrRemove(storage: SessionStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
  }
}

/** Storage can be edited by hand, so whatever does not read as JSON counts as absent. */
function parse(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
