import type { Schemas } from '@sounding/api-client';
import { ageGroupName, engagementSeries, protectedDemographics } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { projectResponseDays } from '../../platform/database/schema';
import { findAgeRanges } from '../ageRanges';
import { findAgeRangesOf, findInterestsOf } from './audienceRepository';
import { findKindCounts } from './kindCounts';
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
  { now, smallNumberThreshold }: SummaryOptions,
): Promise<Schemas['ProjectSummary']> {
  const interests = await findInterestsOf(queryable, project.id);
  const ageRanges = await findAgeRangesOf(queryable, project.id);
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
    resultsVersion: project.resultsVersion,
    engagementGraphDataPoints: await readEngagement(queryable, project, now),
    demographics: protectedDemographics(
      await findKindCounts(queryable, project.id),
      { chosen: ageRanges, all: await findAgeRanges(queryable) },
      smallNumberThreshold,
    ),
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
