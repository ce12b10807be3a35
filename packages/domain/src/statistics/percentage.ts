/** What stands in place of a percentage when there are no responses. */
export const notApplicable = 'N/A';

/** A part of a whole as a whole percentage, halves rounded up; null when there are no responses. */
export function wholePercentage(part: number, total: number): number | null {
  // Multiplied before dividing, so that exact halves stay exact.
  return total > 0 ? Math.round((part * 100) / total) : null;
}

/** `67%`, or `N/A` when there are no responses. */
export function formatWholePercentage(part: number, total: number): string {
  const percentage = wholePercentage(part, total);
  return percentage === null ? notApplicable : `${percentage}%`;
}

/** A poll choice's percentage of all votes to two decimals; null while nobody has answered. */
export function pollPercentage(count: number, total: number): number | null {
  return total > 0 ? Math.round((count * 10_000) / total) / 100 : null;
}

/** `33.33%`, or `N/A` while nobody has answered (OPEN-120). */
export function formatPollPercentage(percentage: number | null): string {
  return percentage === null ? notApplicable : `${percentage.toFixed(2)}%`;
}
