import { demographicLabels } from './demographics';
import type { ProtectedCount } from './smallNumbers';

/** Something said about a person, and how many may be known to have said it. */
export interface ShownAnswer<T> {
  readonly value: T;
  readonly count: number;
}

/** The answers in words that may be seen one by one; all others are as if nothing had been said. */
export function shownAnswers(counts: readonly ProtectedCount[]): ShownAnswer<string>[] {
  return counts.flatMap(({ label: value, count }) =>
    count === null || count === 0 || value === demographicLabels.notStated
      ? []
      : [{ value, count }],
  );
}
