import { Listeners } from './listeners';

/** Milliseconds. Smaller differences tell nothing: `Date` has whole seconds, and an answer takes its time. */
const tolerance = 60_000;

/**
 * The time by the server's clock, which decides what is past. The browser's own may be wrong by hours or days.
 * Until the server has told another time, the browser's counts.
 */
export class ServerClock {
  readonly #listeners = new Listeners();
  #lead = 0;

  readonly subscribe = this.#listeners.subscribe;

  /** How many milliseconds the server's clock is ahead of the browser's. */
  readonly lead = (): number => this.#lead;

  readonly now = (): Date => new Date(Date.now() + this.#lead);

  /** Reads the time in an answer. One that was long on its way, as on a sleeping computer, is out of date. */
  readonly hear = ({ headers }: Response, sentAt: number): void => {
    const arrivedAt = Date.now();
    const lead = Date.parse(headers.get('Date') ?? '') - arrivedAt;
    if (arrivedAt - sentAt > tolerance || !(Math.abs(lead - this.#lead) > tolerance)) return;
    this.#lead = lead;
    this.#listeners.tell();
  };
}
