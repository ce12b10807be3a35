/**
 * Shares in whole per cent that add up to exactly 100: each is rounded down, and what is left goes,
 * one by one, to those that lost most; of equals to the earlier. Null where there is nothing to share.
 */
export function wholePercentages(counts: readonly number[]): readonly number[] | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;

  const parts = counts.map((count, index) => {
    const hundredfold = count * 100;
    return { index, whole: Math.floor(hundredfold / total), lost: hundredfold % total };
  });
  const left = 100 - parts.reduce((sum, { whole }) => sum + whole, 0);
  const luckiest = parts.toSorted((one, other) => other.lost - one.lost).slice(0, left);
  const lifted = new Set(luckiest.map(({ index }) => index));
  return parts.map(({ index, whole }) => whole + (lifted.has(index) ? 1 : 0));
}
