import { timings } from '@sounding/domain/account';
import { Listeners } from '../../listeners';
import type { SharedActivity } from './sharedActivity';

export interface IdlePorts {
  readonly activity: SharedActivity;
  /** Tells the server that the person is still there. */
  readonly renew: () => void;
  /** The reminder is about to be shown. */
  readonly onReminder: () => void;
  /** The reminder goes, as the person has gone on here or in another tab. */
  readonly onContinued: () => void;
  /** The time is over. */
  readonly onOver: () => void;
}

const signsOfLife = ['keydown', 'input', 'pointerdown', 'wheel'] as const;
const reminderAfter = timings.idleReminderSeconds * 1000;
const overAfter = timings.idleExpirySeconds * 1000;
/** How often the server is told at most, and other tabs are. */
const renewEvery = 60_000;
const shareEvery = 1000;
/** By how many milliseconds two tabs may read the same clock otherwise, at most. */
const clocksDiffer = 1000;

/**
 * How long a person has done nothing, in any tab, by the clock: a computer that slept through the
 * limit is over it when it wakes. Once reminded, only `continueSession` starts the time afresh,
 * since a stray key is no decision (OPEN-37).
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

  /** When the session ends, from the reminder on; null before it. */
  readonly expiresAt = (): Date | null => this.#expiresAt;

  readonly subscribe = this.#listeners.subscribe;

  /** Arriving counts as activity, and has just asked the server. Answers how to stop. */
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

  /** Looks at the clock. */
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

  /** The person has chosen to go on: here, in every other tab, and on the server. */
  continueSession(): void {
    this.#isHereNow();
    this.#renew();
    this.look();
  }

  readonly #note = (): void => {
    // So soon after the last sign nothing can be due; other tabs are not asked at each key.
    if (Date.now() - this.#lastHere < shareEvery) return;
    this.look();
    const isCounted = this.#expiresAt === null && Date.now() - this.#lastHere < reminderAfter;
    if (isCounted) this.#isHereNow();
  };

  /**
   * What was noted before is in the future then, and no difference to it tells anything: the time starts
   * afresh, here and on the server.
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
