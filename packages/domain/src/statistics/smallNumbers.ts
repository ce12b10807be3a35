import type { LabelCount } from './demographics';

export const statisticsLimits = {
  /** Counts of people from 1 to one below this are not shown; the server's setting may change it. */
  smallNumberThreshold: 5,
} as const;

/** A count that may be hidden. */
export interface ProtectedCount {
  readonly label: string;
  /** Null if it is hidden: it is small, or would reveal a small one. */
  readonly count: number | null;
}

/** Stands in place of a hidden count where only text can be shown. */
export const countNotShown = 'Not shown';

export interface ProtectionRule {
  /** 0 switches protection off. */
  readonly threshold: number;
  /**
   * Whether the labels existed before anybody answered, like age groups. Labels taken from answers reveal
   * that somebody gave these answers, so they are removed where all counts are hidden.
   */
  readonly hasFixedLabels: boolean;
}

/**
 * Hides small numbers of people, so that a hidden count cannot be worked out from the total either,
 * not even by somebody who knows this rule (security.md 36). A zero describes nobody and is shown.
 *
 * Worked example with threshold 5 and the public total 30:
 * `16, 9, 3, 2, 0` becomes `16, -, -, -, 0`. The 3 and the 2 are small. The 9 is hidden with them, as the
 * smallest count that is not small: subtraction then shows only that three groups have 14 people together.
 * Any of the three might be the 9, because every order of 9, 3 and 2 is published alike. For the same
 * reason all counts equal to that smallest one are hidden.
 *
 * If no count reaches the threshold, nothing is shown. That alone reveals that every count is below the
 * threshold. With exactly (threshold - 1) people per label in total it would reveal every count, so at
 * that total nothing is shown, whatever the counts are.
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
