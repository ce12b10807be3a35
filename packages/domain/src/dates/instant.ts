/** A moment: a `Date`, or the ISO 8601 text the contract carries. */
export type Instant = Date | string;

/** Milliseconds since 1970 in UTC; `NaN` if the text is not a date. */
export function toMillis(instant: Instant): number {
  return instant instanceof Date ? instant.getTime() : Date.parse(instant);
}

/** The moment in milliseconds; null if none is given or the text is not a date. */
export function toMillisOrNull(instant: Instant | null | undefined): number | null {
  if (instant === null || instant === undefined) return null;
  const millis = toMillis(instant);
  return Number.isNaN(millis) ? null : millis;
}

/** The whole minute that a moment falls in: date pickers have no seconds. */
export function toMinute(millis: number): number {
  return Math.floor(millis / 60_000);
}
