import type { AgeRange } from '../audience/ageRange';
import {
  ageSliceOf,
  countAges,
  countAnswers,
  demographicLabels,
  type CountedAnswer,
} from './demographics';
import { protectSmallNumbers, type ProtectedCount } from './smallNumbers';

/** Who answered, before small numbers are protected. */
export interface CountedPeople {
  readonly ages: readonly CountedAnswer<number>[];
  readonly genders: readonly CountedAnswer<string>[];
  readonly ethnicities: readonly CountedAnswer<string>[];
}

type AgeGroups = readonly Pick<AgeRange, 'lower' | 'upper'>[];

export interface ProtectedDemographics {
  readonly age: ProtectedCount[];
  readonly gender: ProtectedCount[];
  readonly ethnicity: ProtectedCount[];
}

/** The one place where counts of people become what may be seen: charts, tables and export show this. */
export function protectedDemographics(
  { ages, genders, ethnicities }: CountedPeople,
  ageGroups: AgeGroups,
  threshold: number,
): ProtectedDemographics {
  const inWords = { threshold, hasFixedLabels: false };
  return {
    age: protectSmallNumbers(countAges(ages, ageGroups), { threshold, hasFixedLabels: true }),
    gender: protectSmallNumbers(countAnswers(genders), inWords),
    ethnicity: protectSmallNumbers(countAnswers(ethnicities), inWords),
  };
}

/** Something said about a person, and how many may be known to have said it. */
export interface ShownAnswer<T> {
  readonly value: T;
  readonly count: number;
}

/** The answers in words that may be seen one by one; all others are as if nothing had been said. */
export function shownAnswers(counts: readonly ProtectedCount[]): ShownAnswer<string>[] {
  return counts.flatMap(({ label: value, count }) =>
    count === null || count === 0 || value === demographicLabels.notStated
      ? []
      : [{ value, count }],
  );
}

/**
 * The single ages that may be seen. Only groups that are themselves shown have any, and within such
 * a group, whose size is known, its ages are protected once more like the groups of the whole.
 */
export function shownAges(
  ages: readonly CountedAnswer<number>[],
  ageGroups: AgeGroups,
  threshold: number,
): ShownAnswer<number>[] {
  const groups = protectSmallNumbers(countAges(ages, ageGroups), {
    threshold,
    hasFixedLabels: true,
  });
  return groups.flatMap(({ label, count }) => {
    if (count === null) return [];
    const within = ages.flatMap(({ value, count: people }) =>
      value !== null && people > 0 && ageSliceOf(value, ageGroups) === label
        ? [{ label: String(value), count: people }]
        : [],
    );
    return shownAnswers(protectSmallNumbers(within, { threshold, hasFixedLabels: false })).map(
      ({ value, count: people }) => ({ value: Number(value), count: people }),
    );
  });
}
