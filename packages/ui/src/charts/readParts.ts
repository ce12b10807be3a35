import { readNumber } from './readNumber';
import type { ChartPart } from './types';

/** One group as the sentence, the table and the marks show it. */
export interface ReadPart extends ChartPart {
  /**
   * Whether the given count is no count, such as NaN. `count` is then null, as for a number that is kept
   * back.
   */
  isMissing: boolean;
  /**
   * In whole per cent. Each share is rounded on its own, halves up, so that it can be checked against its
   * count and the total; the sum may be a little less or more than 100. Null if the total is 0 or unknown.
   */
  share: number | null;
}

/** The data as read once, for the sentence, the table and the marks. */
export interface PartsReading {
  /**
   * `empty`: no groups. `zero`: all counts are 0. `hidden`: some numbers are kept back. `missing`: none is
   * kept back, but some are missing. `counted`: all are known and some are above 0.
   */
  state: 'empty' | 'zero' | 'hidden' | 'missing' | 'counted';
  parts: readonly ReadPart[];
  /** Null if it would reveal a number that is kept back, or leave out a missing one. */
  total: number | null;
  /** How many numbers are kept back. */
  hiddenCount: number;
  /** How many numbers are missing. */
  missingCount: number;
  /** The parts with the highest count, more than one where equal; none where nothing is counted. */
  leaders: readonly (ReadPart & { count: number })[];
}

/**
 * Reads the data of a chart of groups. If a number is kept back, there is no total and no share: with the
 * other numbers, either would reveal it. If a number is missing, either would be wrong.
 */
export function readParts(data: readonly ChartPart[]): PartsReading {
  const known = data.map(({ count }) => readNumber(count));
  const hiddenCount = data.filter(({ count }) => count === null).length;
  const missingCount = known.filter((count) => count === null).length - hiddenCount;
  const counts = known.map((count) => count ?? 0);
  const isWhole = hiddenCount + missingCount === 0;
  const sum = counts.reduce((all, count) => all + count, 0);
  const parts = data.map(({ label, count }, index) => ({
    label,
    count: known[index] ?? null,
    isMissing: count !== null && known[index] === null,
    share: isWhole && sum > 0 ? wholePercentage(counts[index] ?? 0, sum) : null,
  }));
  const highest = Math.max(0, ...counts);
  return {
    state: stateOf(),
    parts,
    total: isWhole ? sum : null,
    hiddenCount,
    missingCount,
    leaders: parts.flatMap((part) =>
      part.count !== null && part.count > 0 && part.count === highest
        ? [{ ...part, count: part.count }]
        : [],
    ),
  };

  function stateOf(): PartsReading['state'] {
    if (data.length === 0) return 'empty';
    if (hiddenCount > 0) return 'hidden';
    if (missingCount > 0) return 'missing';
    return highest === 0 ? 'zero' : 'counted';
  }
}

function wholePercentage(count: number, total: number): number {
  // Multiplied before dividing, so that exact halves stay exact.
  return Math.round((count * 100) / total);
}
