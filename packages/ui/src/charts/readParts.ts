import { readNumber } from './readNumber';
import type { ChartPart } from './types';
import { wholePercentages } from './wholePercentages';

/** A part as sentence, table and marks tell it. */
export interface ReadPart extends ChartPart {
  /** In whole per cent; null where there is nothing to share, or where it would give a hidden number away. */
  share: number | null;
}

/** The one reading of the data that sentence, table and marks are made from. */
export interface PartsReading {
  /** `empty`: no groups. `zero`: groups, and nobody in them. `hidden`: some numbers are kept back. */
  state: 'empty' | 'zero' | 'hidden' | 'counted';
  parts: readonly ReadPart[];
  /** Null where it would give a hidden number away. */
  total: number | null;
  hiddenCount: number;
  /** The parts with the highest count, more than one where equal; none where nothing is counted. */
  leaders: readonly (ReadPart & { count: number })[];
}

/**
 * With a number kept back there is neither total nor share: either one, set beside the others, would
 * give it away.
 */
export function readParts(data: readonly ChartPart[]): PartsReading {
  const known = data.map(({ count }) => readNumber(count));
  const hiddenCount = known.filter((count) => count === null).length;
  const counts = known.map((count) => count ?? 0);
  const isWhole = hiddenCount === 0;
  const shares = isWhole ? wholePercentages(counts) : null;
  const parts = data.map(({ label }, index) => ({
    label,
    count: known[index] ?? null,
    share: shares?.[index] ?? null,
  }));
  const highest = Math.max(0, ...counts);
  return {
    state: data.length === 0 ? 'empty' : !isWhole ? 'hidden' : highest === 0 ? 'zero' : 'counted',
    parts,
    total: isWhole ? counts.reduce((sum, count) => sum + count, 0) : null,
    hiddenCount,
    leaders: parts.flatMap(({ label, count, share }) =>
      count !== null && count > 0 && count === highest ? [{ label, count, share }] : [],
    ),
  };
}
