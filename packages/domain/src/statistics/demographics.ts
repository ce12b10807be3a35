import { ageGroupName, isInAgeRange, type AgeRange } from '../audience/ageRange';
import { londonYear } from '../dates/format';
import type { Instant } from '../dates/instant';
import { isBlank } from '../text/characters';

/** One slice of a pie, before small numbers are protected. */
export interface LabelCount {
  readonly label: string;
  readonly count: number;
}

/** The slices for participants outside the age groups, and for those who did not say (OPEN-107). */
export const demographicLabels = { other: 'Other', notStated: 'Not stated' } as const;

/** A participant's age: the year of the response minus the birth year. */
export function participantAge(birthYear: number, responseDate: Instant): number {
  return londonYear(responseDate) - birthYear;
}

/** How many responses came with one answer about the person; null for no answer. */
export interface CountedAnswer<T> {
  readonly value: T | null;
  readonly count: number;
}

/**
 * Responses by the project's own age groups in their order, then 'Other' and 'Not stated'. The
 * counts add up to all responses; where two groups share an age, the first takes it.
 */
export function countAges(
  ages: readonly CountedAnswer<number>[],
  ageGroups: readonly Pick<AgeRange, 'lower' | 'upper'>[],
): LabelCount[] {
  const groups = ageGroups.map((group) => ({ label: ageGroupName(group), count: 0 }));
  const other = { label: demographicLabels.other, count: 0 };
  const notStated = { label: demographicLabels.notStated, count: 0 };
  for (const { value: age, count } of ages) {
    const slice = age === null ? notStated : (groups[groupOf(age, ageGroups)] ?? other);
    slice.count += count;
  }
  return [...groups, other, notStated];
}

/**
 * Responses by an answer in words, in alphabetical order, with 'Not stated' always present and last. An
 * order by frequency would reveal which hidden count of `protectSmallNumbers` is larger. An answer with a
 * count of 0 is left out.
 */
export function countAnswers(answers: readonly CountedAnswer<string>[]): LabelCount[] {
  const counts = new Map<string, number>();
  let notStated = 0;
  for (const { value, count } of answers) {
    const label = value?.trim() ?? '';
    if (isBlank(label) || label === demographicLabels.notStated) notStated += count;
    else if (count > 0) counts.set(label, (counts.get(label) ?? 0) + count);
  }
  const slices = Array.from(counts, ([label, count]) => ({ label, count })).sort((a, b) =>
    compareText(a.label, b.label),
  );
  return [...slices, { label: demographicLabels.notStated, count: notStated }];
}

/** The label of the slice that an age falls into. */
export function ageSliceOf(
  age: number,
  ageGroups: readonly Pick<AgeRange, 'lower' | 'upper'>[],
): string {
  const group = ageGroups[groupOf(age, ageGroups)];
  return group === undefined ? demographicLabels.other : ageGroupName(group);
}

function groupOf(age: number, ageGroups: readonly Pick<AgeRange, 'lower' | 'upper'>[]): number {
  return ageGroups.findIndex((group) => isInAgeRange(age, group));
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
