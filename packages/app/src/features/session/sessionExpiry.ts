import { Listeners } from '../../listeners';
import { whereabouts, type InterruptionStore, type Whereabouts } from './interruption';
import type { SessionStore } from './sessionStore';

/** Ends the session of a person who did not log out, and remembers that until they acknowledge it. */
export class SessionExpiry {
  readonly #session: SessionStore;
  readonly #interruption: InterruptionStore;
  readonly #listeners = new Listeners();
  #isUnread = false;
  #heldPlace: Whereabouts | null = null;

  constructor(session: SessionStore, interruption: InterruptionStore) {
    this.#session = session;
    this.#interruption = interruption;
  }

  /** The session has ended, and the person has not acknowledged it yet. */
  readonly isUnread = (): boolean => this.#isUnread;

  readonly subscribe = this.#listeners.subscribe;

  /** Notes where the person is, because a reminder is about to take focus. */
  holdPlace(): void {
    this.#heldPlace = whereabouts();
  }

  releasePlace(): void {
    this.#heldPlace = null;
  }

  /** Ends the session, and keeps where the person is for their next sign-in. */
  expire(): void {
    const { authenticated, login } = this.#session.get();
    if (!authenticated) return;
    if (login !== null) this.#interruption.keep({ login, ...(this.#heldPlace ?? whereabouts()) });
    this.#heldPlace = null;
    // Set first, so that listeners to the session's end find it unread.
    this.#isUnread = true;
    this.#session.expire();
    this.#listeners.tell();
  }

  acknowledge(): void {
    this.#isUnread = false;
    this.#listeners.tell();
  }
}
