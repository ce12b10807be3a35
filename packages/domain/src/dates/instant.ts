/** A moment: a `Date`, or the ISO 8601 text the contract carries. */
export type Instant = Date | string;

/** Milliseconds since 1970 in UTC; `NaN` for what is no moment. */
export function toMillis(instant: Instant): number {
  return instant instanceof Date ? instant.getTime() : Date.parse(instant);
}

/** The moment, or null where none is given or the text is no moment. */
export function toMillisOrNull(instant: Instant | null | undefined): number | null {
  if (instant === null || instant === undefined) return null;
  const millis = toMillis(instant);
  return Number.isNaN(millis) ? null : millis;
}

/** The whole minute a moment lies in, as pickers know no seconds. */
export function toMinute(millis: number): number {
  return Math.floor(millis / 60_000);
}
