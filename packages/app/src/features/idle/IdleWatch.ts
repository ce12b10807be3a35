import { timings } from '@sounding/domain/account';
import { Listeners } from '../../listeners';
import type { SharedActivity } from './sharedActivity';

export interface IdlePorts {
  readonly activity: SharedActivity;
  /** Tells the server that the person is still there. */
  readonly renew: () => void;
  /** The reminder is about to be shown. */
  readonly onReminder: () => void;
  /** The reminder closes: the person continued here or in another tab, or the watch stops. */
  readonly onContinued: () => void;
  /** The idle limit is reached. */
  readonly onOver: () => void;
}

const signsOfLife = ['keydown', 'input', 'pointerdown', 'wheel'] as const;
const reminderAfter = timings.idleReminderSeconds * 1000;
const overAfter = timings.idleExpirySeconds * 1000;
/** In milliseconds: how often at most the server (`renewEvery`) and other tabs (`shareEvery`) are told. */
const renewEvery = 60_000;
const shareEvery = 1000;
/** In milliseconds: how far apart two tabs may read the same clock at most. */
const clocksDiffer = 1000;

/**
 * Measures by the clock how long a person has been idle in all tabs: a computer that slept past the limit is
 * over it on waking. Once the reminder is open, only `continueSession` restarts the time, since a stray key
 * is no decision (OPEN-37).
 */
export class IdleWatch {
  readonly #ports: IdlePorts;
  readonly #listeners = new Listeners();
  #lastHere = 0;
  #renewedAt = 0;
  #expiresAt: Date | null = null;

  constructor(ports: IdlePorts) {
    this.#ports = ports;
  }

  /** When the session ends; null until the reminder is shown. */
  readonly expiresAt = (): Date | null => this.#expiresAt;

  readonly subscribe = this.#listeners.subscribe;

  /**
   * Starts the watch, and returns a function that stops it. Arriving counts as activity, which the server
   * knows from the guard's request.
   */
  start(): () => void {
    this.#renewedAt = Date.now();
    this.#isHereNow();
    const timer = setInterval(this.look, 1000);
    const stopListening = this.#ports.activity.subscribe(this.look);
    document.addEventListener('visibilitychange', this.look);
    for (const sign of signsOfLife) document.addEventListener(sign, this.#note, true);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', this.look);
      for (const sign of signsOfLife) document.removeEventListener(sign, this.#note, true);
      if (this.#expiresAt !== null) this.#ports.onContinued();
      this.#remind(null);
    };
  }

  /** Compares the idle time with the limits, and reminds, ends or renews the session. */
  readonly look = (): void => {
    const now = Date.now();
    this.#heedClockSetBack(now);
    const lastActive = Math.max(this.#lastHere, this.#ports.activity.read());
    const idle = now - lastActive;
    if (idle >= overAfter) {
      this.#remind(null);
      this.#ports.onOver();
    } else if (idle >= reminderAfter) {
      if (this.#expiresAt === null) this.#ports.onReminder();
      this.#remind(new Date(lastActive + overAfter));
    } else {
      if (this.#expiresAt !== null) this.#ports.onContinued();
      this.#remind(null);
      if (lastActive > this.#renewedAt && now - this.#renewedAt >= renewEvery) this.#renew();
    }
  };

  /** Restarts the idle time here, in every other tab and on the server: the person chose to continue. */
  continueSession(): void {
    this.#isHereNow();
    this.#renew();
    this.look();
  }

  readonly #note = (): void => {
    // Within `shareEvery` of the last activity nothing can be due, and the storage is not used at each key.
    if (Date.now() - this.#lastHere < shareEvery) return;
    this.look();
    const isCounted = this.#expiresAt === null && Date.now() - this.#lastHere < reminderAfter;
    if (isCounted) this.#isHereNow();
  };

  /**
   * Restarts the idle time, here and on the server, if the clock was set back. The noted times are then in
   * the future, and the difference to them means nothing.
   */
  #heedClockSetBack(now: number): void {
    const noted = Math.max(this.#lastHere, this.#renewedAt, this.#ports.activity.read());
    if (noted - now <= clocksDiffer) return;
    this.#renewedAt = 0;
    this.#isHereNow();
  }

  #isHereNow(): void {
    this.#lastHere = Date.now();
    this.#ports.activity.write(this.#lastHere);
  }

  #renew(): void {
    this.#renewedAt = Date.now();
    this.#ports.renew();
  }

  #remind(expiresAt: Date | null): void {
    if (expiresAt?.getTime() === this.#expiresAt?.getTime()) return;
    this.#expiresAt = expiresAt;
    this.#listeners.tell();
  }
}
