import { Listeners } from '../../listeners';
import { whereabouts, type InterruptionStore, type Whereabouts } from './interruption';
import type { SessionStore } from './sessionStore';

/** Ends the session of a person who did not log out, and knows it until they have read so. */
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

  /** A reminder is about to take the focus; what counts is where the person was before it. */
  holdPlace(): void {
    this.#heldPlace = whereabouts();
  }

  releasePlace(): void {
    this.#heldPlace = null;
  }

  /** Whoever signs in again comes back to where they are now. */
  expire(): void {
    const { authenticated, login } = this.#session.get();
    if (!authenticated) return;
    if (login !== null) this.#interruption.keep({ login, ...(this.#heldPlace ?? whereabouts()) });
    this.#heldPlace = null;
    // First, so that whoever hears of the session's end finds it unread.
    this.#isUnread = true;
    this.#session.expire();
    this.#listeners.tell();
  }

  acknowledge(): void {
    this.#isUnread = false;
    this.#listeners.tell();
  }
}
