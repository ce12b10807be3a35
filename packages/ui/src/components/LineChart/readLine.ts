import { readNumber } from '../../charts/readNumber';

export interface LineChartPoint {
  /** The time of the point. A point with an invalid date is left out. */
  at: Date;
  /**
   * The value, or null where none is known; 0 is a value. A negative number, NaN or one above
   * `Number.MAX_SAFE_INTEGER` counts as null.
   */
  value: number | null;
}

interface KnownPoint {
  at: Date;
  value: number;
}

interface Extreme extends KnownPoint {
  /** Whether a later point has the same value. */
  isRepeated: boolean;
}

/** The data as read once, for the sentence and the scales. */
export interface LineReading {
  points: number;
  /** How many of them have a value. */
  known: number;
  first: KnownPoint | null;
  last: KnownPoint | null;
  /** The earliest of equals. */
  highest: Extreme | null;
  /** The earliest of equals. */
  lowest: Extreme | null;
}

/** The points with a valid date, in order of time. An invalid value becomes null. */
export function readPoints(data: readonly LineChartPoint[]): readonly LineChartPoint[] {
  return data
    .filter(({ at }) => !Number.isNaN(at.getTime()))
    .map(({ at, value }) => ({ at, value: readNumber(value) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The longest day, in milliseconds: the one on which the clocks go back. */
const longestDay = 25 * 60 * 60 * 1000;

/** Whether two consecutive moments are on the same day, so that the day alone would not tell them apart. */
export function sharesDay(data: readonly LineChartPoint[], dayOf: (at: Date) => string): boolean {
  return data.some(({ at }, index) => {
    const next = data[index + 1]?.at;
    const apart = next === undefined ? 0 : next.getTime() - at.getTime();
    return next !== undefined && apart > 0 && apart < longestDay && dayOf(at) === dayOf(next);
  });
}

export function readLine(data: readonly LineChartPoint[]): LineReading {
  let known = 0;
  let first: KnownPoint | null = null;
  let last: KnownPoint | null = null;
  let highest: Extreme | null = null;
  let lowest: Extreme | null = null;
  for (const { at, value } of data) {
    if (value === null) continue;
    const point = { at, value };
    known += 1;
    first ??= point;
    last = point;
    highest = extremeOf(highest, point, value > (highest?.value ?? -Infinity));
    lowest = extremeOf(lowest, point, value < (lowest?.value ?? Infinity));
  }
  return { points: data.length, known, first, last, highest, lowest };
}

function extremeOf(extreme: Extreme | null, point: KnownPoint, isBeyond: boolean): Extreme {
  if (extreme === null || isBeyond) return { ...point, isRepeated: false };
  return extreme.value === point.value ? { ...extreme, isRepeated: true } : extreme;
}
