import type { CountedAnswer } from './demographics';
import { protectedAges, type AgeGroups } from './protectedAges';
import { knownAnswers, protectedAnswers } from './protectedAnswers';
import type { ProtectedCount } from './smallNumbers';

/** Who answered, before small numbers are protected. */
export interface CountedPeople {
  readonly ages: readonly CountedAnswer<number>[];
  readonly genders: readonly CountedAnswer<string>[];
  readonly ethnicities: readonly CountedAnswer<string>[];
}

export interface ProtectedDemographics {
  readonly age: ProtectedCount[];
  readonly gender: ProtectedCount[];
  readonly ethnicity: ProtectedCount[];
}

/** The only place where counts of people are protected: charts, tables and export show its result. */
export function protectedDemographics(
  { ages, genders, ethnicities }: CountedPeople,
  ageGroups: AgeGroups,
  threshold: number,
): ProtectedDemographics {
  return {
    age: protectedAges(ages, ageGroups, threshold),
    gender: protectedAnswers(genders, knownAnswers.gender, threshold),
    ethnicity: protectedAnswers(ethnicities, knownAnswers.ethnicity, threshold),
  };
}
