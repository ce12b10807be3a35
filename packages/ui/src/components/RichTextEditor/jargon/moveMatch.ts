import type { JargonMatch } from '../../../jargon';

/** Where a match stands after one change to its text; null if the change is within the match. */
export function moveMatch(match: JargonMatch, before: string, after: string): JargonMatch | null {
  const shorter = Math.min(before.length, after.length);
  const start = countWhile(shorter, (index) => before[index] === after[index]);
  if (match.end <= start) return match;
  const end = countWhile(
    shorter - start,
    (index) => before[before.length - 1 - index] === after[after.length - 1 - index],
  );
  if (match.start < before.length - end) return null;
  const by = after.length - before.length;
  return { ...match, start: match.start + by, end: match.end + by };
}

function countWhile(most: number, isSo: (index: number) => boolean): number {
  let count = 0;
  while (count < most && isSo(count)) count += 1;
  return count;
}
