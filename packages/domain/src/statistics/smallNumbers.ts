import type { LabelCount } from './demographics';

export const statisticsLimits = {
  /** Counts of people from 1 to one below this are not shown; the server's setting may change it. */
  smallNumberThreshold: 5,
} as const;

/** A count that may be hidden. */
export interface ProtectedCount {
  readonly label: string;
  /** Null where hidden: it is small, or would give a small one away. */
  readonly count: number | null;
}

/** In place of a hidden count, where there is nothing but words. */
export const countNotShown = 'Not shown';

export interface ProtectionRule {
  /** 0 switches protection off. */
  readonly threshold: number;
  /**
   * Whether the labels were there before anybody answered, like age groups. Labels that come from
   * the answers themselves tell that somebody gave them, and go when all counts go.
   */
  readonly hasFixedLabels: boolean;
}

/**
 * Hides small numbers of people, so that a hidden count cannot be worked out from the total either,
 * not even by somebody who knows this rule (security.md 36). A zero describes nobody and is shown.
 *
 * Worked example with threshold 5 and the public total 30:
 * `16, 9, 3, 2, 0` becomes `16, -, -, -, 0`. The 3 and the 2 are small. The 9 goes with them,
 * being the smallest that is not: whoever subtracts learns that three groups have 14 people, and
 * any of the three might be the 9, because every order of 9, 3 and 2 is published alike. For the
 * same reason all counts equal to that smallest one go.
 *
 * Where no count is large enough to hide behind, nothing is shown. That alone says that every
 * count is below the threshold, which at exactly (threshold - 1) people per label gives all of
 * them away; so at that total nothing is shown whatever the counts are.
 */
export function protectSmallNumbers(
  slices: readonly LabelCount[],
  { threshold, hasFixedLabels }: ProtectionRule,
): ProtectedCount[] {
  const isSmall = ({ count }: LabelCount) => count > 0 && count < threshold;
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const large = slices.map(({ count }) => count).filter((count) => count >= threshold);
  const isTelltaleTotal = total > 0 && total === slices.length * (threshold - 1);

  if (!isTelltaleTotal && !slices.some(isSmall)) return [...slices];
  if (isTelltaleTotal || large.length === 0) {
    return hasFixedLabels ? slices.map(({ label }) => ({ label, count: null })) : [];
  }
  const cover = Math.min(...large);
  return slices.map((slice) => ({
    label: slice.label,
    count: isSmall(slice) || slice.count === cover ? null : slice.count,
  }));
}
