import { isRole, type Role } from '@sounding/domain/account';
import { readStored, storeInTab, type TabStorage } from '../../keptWork/tabStorage';
import { Listeners } from '../../listeners';

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

const keys = [
  'authenticationToken',
  'authenticated',
  'role',
  'acceptedUserAgreement',
  'login',
] as const;

/** The session of this tab, kept in session storage so that a reload keeps it and a closed tab ends it. */
export class SessionStore {
  readonly #storage: TabStorage;
  readonly #listeners = new Listeners();
  #session: Session;

  constructor(storage: TabStorage) {
    this.#storage = storage;
    this.#session = read(storage);
  }

  readonly get = (): Session => this.#session;

  readonly subscribe = this.#listeners.subscribe;

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
      else storeInTab(this.#storage, key, value);
    }
    this.#listeners.tell();
  }
}

function read(storage: TabStorage): Session {
  const [token, authenticated, role, agreement, owner] = keys.map((key) =>
    readStored(storage, key),
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
