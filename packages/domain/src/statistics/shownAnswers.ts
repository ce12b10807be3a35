import { demographicLabels } from './demographics';
import type { ProtectedCount } from './smallNumbers';

/** An answer about a person, and how many people gave it; both may be shown. */
export interface ShownAnswer<T> {
  readonly value: T;
  readonly count: number;
}

/** The answers in words that may be shown one by one; all others count as not stated. */
export function shownAnswers(counts: readonly ProtectedCount[]): ShownAnswer<string>[] {
  return counts.flatMap(({ label: value, count }) =>
    count === null || count === 0 || value === demographicLabels.notStated
      ? []
      : [{ value, count }],
  );
}
