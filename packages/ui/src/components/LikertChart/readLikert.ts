export interface LikertChartData {
  /** The highest value of the scale; the lowest is 0. */
  maxValue: number;
  /** What 0 means. */
  lowerLabel: string;
  /** What the highest value means. */
  upperLabel: string;
  /** How many chose each value, from 0 up; a value that is missing was chosen by nobody. */
  counts: readonly number[];
}

/** The one reading of the data that sentence, table and marks are made from. */
export interface LikertReading extends LikertChartData {
  total: number;
  /** Null while nobody has answered. */
  mean: number | null;
  /** Null while nobody has answered. */
  median: number | null;
}

export function readLikert(data: LikertChartData): LikertReading {
  const counts = Array.from({ length: data.maxValue + 1 }, (_, value) => data.counts[value] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, value) => sum + count * value, 0);
  return {
    ...data,
    counts,
    total,
    mean: total === 0 ? null : points / total,
    median: total === 0 ? null : medianOf(counts, total),
  };
}

/** The middle answer in order of value; between two, half way. */
function medianOf(counts: readonly number[], total: number): number {
  const valueAt = (place: number) => {
    let passed = 0;
    return counts.findIndex((count) => (passed += count) > place);
  };
  return (valueAt(Math.floor((total - 1) / 2)) + valueAt(Math.floor(total / 2))) / 2;
}
