import { readNumber } from '../../charts/readNumber';

export interface LikertChartData {
  /**
   * The highest value of the scale, a whole number up to 100. Otherwise the highest index of `counts` is
   * used.
   */
  maxValue: number;
  /**
   * The lowest value that people can choose. A number that is no value of the scale counts as 0. The bars
   * always begin at 0.
   * @default 0
   */
  minValue?: number | undefined;
  /** What the lowest value means. */
  lowerLabel: string;
  /** What the highest value means. */
  upperLabel: string;
  /**
   * How many people chose each value; the first entry is for the value 0. An entry that is missing, negative
   * or NaN counts as 0.
   */
  counts: readonly number[];
}

/** The data as read once, for the sentence, the table and the marks. */
export interface LikertReading extends LikertChartData {
  minValue: number;
  total: number;
  /** To two decimals, halves up; null while nobody has answered. */
  mean: number | null;
  /** Null while nobody has answered. */
  median: number | null;
}

/** The highest `maxValue`: nobody chooses from a longer scale, and each value takes a column. */
const highestValue = 100;

export function readLikert(data: LikertChartData): LikertReading {
  const maxValue = readMaxValue(data);
  const counts = Array.from(
    { length: maxValue + 1 },
    (_, value) => readNumber(data.counts[value] ?? null) ?? 0,
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, value) => sum + count * value, 0);
  return {
    ...data,
    minValue: data.minValue !== undefined && data.minValue in counts ? data.minValue : 0,
    maxValue,
    counts,
    total,
    // Multiplied before dividing, so that exact halves stay exact.
    mean: total === 0 ? null : Math.round((points * 100) / total) / 100,
    median: total === 0 ? null : medianOf(counts, total),
  };
}

/** The given `maxValue`, or the highest index of `counts` if it is not a possible one. */
function readMaxValue({ maxValue, counts }: LikertChartData): number {
  const isOne = Number.isInteger(maxValue) && maxValue >= 0 && maxValue <= highestValue;
  return isOne ? maxValue : Math.max(0, counts.length - 1);
}

/** The middle answer in order of value, or the mean of the two middle ones. */
function medianOf(counts: readonly number[], total: number): number {
  const valueAt = (place: number) => {
    let passed = 0;
    return counts.findIndex((count) => (passed += count) > place);
  };
  return (valueAt(Math.floor((total - 1) / 2)) + valueAt(Math.floor(total / 2))) / 2;
}
