import type { Schemas } from '@sounding/api-client';
import {
  ageGroupName,
  countAges,
  countAnswers,
  engagementSeries,
  protectSmallNumbers,
} from '@sounding/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { projectResponseDays, projectResponseGroups } from '../../platform/database/schema';
import { findAgeRangesOf, findInterestsOf } from './audienceRepository';
import { describeProject, readOwner } from './projectReadModel';
import type { StoredProject } from './projectRepository';

export interface SummaryOptions {
  readonly now: Date;
  /** Counts of people below this are not shown; 0 shows all. */
  readonly smallNumberThreshold: number;
}

/** A project with its statistics. Only kept counts are read, so a million responses cost no more than ten. */
export async function readSummary(
  queryable: Queryable,
  project: StoredProject,
  { now, smallNumberThreshold: threshold }: SummaryOptions,
): Promise<Schemas['ProjectSummary']> {
  const interests = await findInterestsOf(queryable, project.id);
  const ageRanges = await findAgeRangesOf(queryable, project.id);
  const groups = await findGroups(queryable, project.id);
  const answersTo = (kind: Group['kind']) => groups.filter((group) => group.kind === kind);
  const ages = answersTo('AGE').map(({ value, count }) => ({
    value: value === '' ? null : Number(value),
    count,
  }));
  const inWords = { threshold, hasFixedLabels: false };
  return {
    ...describeProject(project),
    interests,
    ageRanges,
    researcher: await readOwner(queryable, project),
    audienceAgeGroups: ageRanges.map(ageGroupName),
    audienceInterests: interests.map(({ name }) => name),
    hearMoreYesCount: project.hearMoreYesCount,
    hearMoreNoCount: project.hearMoreNoCount,
    contributeYesCount: project.contributeYesCount,
    contributeNoCount: project.contributeNoCount,
    answersForReviewCount: project.answersForReviewCount,
    engagementGraphDataPoints: await readEngagement(queryable, project, now),
    demographics: {
      age: protectSmallNumbers(countAges(ages, ageRanges), { threshold, hasFixedLabels: true }),
      gender: protectSmallNumbers(countAnswers(answersTo('GENDER')), inWords),
      ethnicity: protectSmallNumbers(countAnswers(answersTo('ETHNICITY')), inWords),
    },
  };
}

/** Responses a day, from the launch to today or the end (OPEN-105). */
export async function readEngagement(
  queryable: Queryable,
  project: StoredProject,
  now: Date,
): Promise<Schemas['EngagementSeries']> {
  const days = await queryable
    .select({ day: projectResponseDays.day, count: projectResponseDays.responseCount })
    .from(projectResponseDays)
    .where(eq(projectResponseDays.projectId, project.id));
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const { xaxisData } = engagementSeries(
    // Noon in UTC is the same day in London, summer and winter.
    days.flatMap(({ day, count }) => (count > 0 ? [{ date: `${day}T12:00:00Z` }] : [])),
    { launch: project.publishedDate, end: project.endDate, now },
  );
  return { xaxisData, seriesData: xaxisData.map((day) => counts.get(day) ?? 0) };
}

/** How many responses gave one answer: an age in years, or words; '' for none. */
type Group = Awaited<ReturnType<typeof findGroups>>[number];

function findGroups(queryable: Queryable, projectId: number) {
  return queryable
    .select({
      kind: projectResponseGroups.kind,
      value: projectResponseGroups.value,
      count: projectResponseGroups.responseCount,
    })
    .from(projectResponseGroups)
    .where(eq(projectResponseGroups.projectId, projectId));
}
