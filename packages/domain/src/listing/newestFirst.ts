import { toMillisOrNull, type Instant } from '../dates/instant';

/** The order of every list: newest first, entries without a date last, then the higher id. */
export function newestFirst<T extends { readonly id: number }>(
  items: readonly T[],
  dateOf: (item: T) => Instant | null,
): T[] {
  return items.toSorted((a, b) => compareNewest(dateOf(a), dateOf(b)) || b.id - a.id);
}

/** Orders two dates newest first, a missing one last. */
export function compareNewest(a: Instant | null, b: Instant | null): number {
  const first = toMillisOrNull(a);
  const second = toMillisOrNull(b);
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return second - first;
}
