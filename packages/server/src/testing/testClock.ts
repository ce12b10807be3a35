import type { Clock } from '../platform/clock';

export interface TestClock extends Clock {
  /** Moves the present forward. */
  advance(by: { readonly seconds: number }): void;
  set(now: Date): void;
}

/**
 * Makes a clock that stands still at the real present, so that the database's times are not in its future.
 */
export function createTestClock(start = new Date()): TestClock {
  let now = start.getTime();
  return Object.assign(() => new Date(now), {
    advance({ seconds }: { readonly seconds: number }) {
      now += seconds * 1000;
    },
    set(moment: Date) {
      now = moment.getTime();
    },
  });
}
