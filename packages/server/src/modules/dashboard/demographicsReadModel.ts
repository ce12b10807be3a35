import type { Schemas } from '@sounding/api-client';
import {
  countAges,
  knownAnswers,
  londonYear,
  protectSmallNumbers,
  protectedAnswers,
} from '@sounding/domain';
import type { Queryable } from '../../platform/database/database';
import { findAgeRanges } from '../ageRanges';
import { findParticipantCounts, type ParticipantCount } from './participantCounts';

export interface DemographicsOptions {
  readonly now: Date;
  /** Counts of people below this are not shown; 0 shows all. */
  readonly smallNumberThreshold: number;
}

/** The demographics of all participants, with their ages this year in the platform's own ranges (OPEN-10). */
export async function readDemographics(
  queryable: Queryable,
  { now, smallNumberThreshold: threshold }: DemographicsOptions,
): Promise<Schemas['MonitorDemographics']> {
  const counts = await findParticipantCounts(queryable, ['BIRTH_YEAR', 'GENDER', 'ETHNICITY']);
  const of = (kind: ParticipantCount['kind']) => counts.filter((each) => each.kind === kind);
  const year = londonYear(now);
  const ages = of('BIRTH_YEAR').map(({ value, count }) => ({
    value: value === '' ? null : year - Number(value),
    count,
  }));
  return {
    totalCountForGender: protectedAnswers(of('GENDER'), knownAnswers.gender, threshold),
    totalCountForEthnicity: protectedAnswers(of('ETHNICITY'), knownAnswers.ethnicity, threshold),
    totalCountForAge: protectSmallNumbers(countAges(ages, await findAgeRanges(queryable)), {
      threshold,
      hasFixedLabels: true,
    }),
  };
}
