/** The earliest and latest moment that may be chosen, and why. */
export interface Limits {
  /** The earliest moment that may be chosen, to the minute. Default: no limit. */
  minValue?: Date | undefined;
  /** The latest moment that may be chosen, to the minute. Default: no limit. */
  maxValue?: Date | undefined;
  /** Why nothing earlier may be chosen; shown in the calendar and as the error. Default: names `minValue`. */
  minReason?: string | undefined;
  /** Why nothing later may be chosen; shown in the calendar and as the error. Default: names `maxValue`. */
  maxReason?: string | undefined;
}

const minute = 60_000;

/** Limits hold to the minute, as the field shows no seconds. */
const wholeMinute = (instant: Date) => Math.floor(instant.getTime() / minute);

/** Whether a moment lies before the earliest that may be chosen. */
export function isTooEarly(instant: Date, { minValue }: Limits): boolean {
  return minValue !== undefined && wholeMinute(instant) < wholeMinute(minValue);
}

/** Whether a moment lies after the latest that may be chosen. */
export function isTooLate(instant: Date, { maxValue }: Limits): boolean {
  return maxValue !== undefined && wholeMinute(instant) > wholeMinute(maxValue);
}
