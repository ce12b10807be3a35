/**
 * The mean of answers, given as a count for each value, the index; to two decimals, halves up. Null while
 * nobody has answered.
 */
export function likertMean(counts: readonly number[]): number | null {
  const answers = sum(counts);
  if (answers === 0) return null;
  const points = sum(counts.map((count, value) => count * value));
  // Multiplied before dividing, so that exact halves stay exact.
  return Math.round((points * 100) / answers) / 100;
}

/**
 * The lowest value of a scale. Participants are offered values from 1 on; the scale begins at 0 only if
 * somebody has answered 0 (OPEN-77).
 */
export function likertLowest(counts: readonly number[]): number {
  return (counts[0] ?? 0) > 0 ? 0 : 1;
}

/** The median of such counts; if two values are in the middle, halfway. Null while nobody has answered. */
export function likertMedian(counts: readonly number[]): number | null {
  const answers = sum(counts);
  if (answers === 0) return null;
  const lower = valueAt(counts, Math.floor((answers - 1) / 2));
  const upper = valueAt(counts, Math.floor(answers / 2));
  return (lower + upper) / 2;
}

/** The value of the answer at this place when all answers are sorted. */
function valueAt(counts: readonly number[], place: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) > place);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
