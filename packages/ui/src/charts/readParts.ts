import { readNumber } from './readNumber';
import type { ChartPart } from './types';

/** A part as sentence, table and marks tell it. */
export interface ReadPart extends ChartPart {
  /** What was given is no count, such as NaN; `count` is then null, as for one that is kept back. */
  isMissing: boolean;
  /**
   * In whole per cent, rounded by itself with halves up, so that it can be checked by its count and the
   * total; all may then add up to a little less or more than 100. Null where there is nothing to share, or
   * no total to share.
   */
  share: number | null;
}

/** The one reading of the data that sentence, table and marks are made from. */
export interface PartsReading {
  /**
   * `empty`: no groups. `zero`: groups, and nobody in them. `hidden`: some numbers are kept back. `missing`:
   * none is, but some are missing.
   */
  state: 'empty' | 'zero' | 'hidden' | 'missing' | 'counted';
  parts: readonly ReadPart[];
  /** Null where it would give a hidden number away, or leave a missing one out. */
  total: number | null;
  /** How many numbers are kept back. */
  hiddenCount: number;
  /** How many numbers are missing. */
  missingCount: number;
  /** The parts with the highest count, more than one where equal; none where nothing is counted. */
  leaders: readonly (ReadPart & { count: number })[];
}

/**
 * With a number kept back there is neither total nor share: either one, set beside the others, would
 * give it away. With one missing either would be wrong.
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
