import type { Schemas } from '@sounding/api-client';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { projects } from '../../platform/database/schema';

export interface CountedProject {
  readonly id: number;
  readonly ownerId: number;
  readonly counts: Schemas['ProjectCounts'];
}

/** The kept counts of these projects, which cost the same however many have answered. */
export async function findCounts(
  queryable: Queryable,
  ids: readonly number[],
): Promise<CountedProject[]> {
  const rows = await queryable
    .select({
      id: projects.id,
      ownerId: projects.ownerId,
      hearMoreYesCount: projects.hearMoreYesCount,
      hearMoreNoCount: projects.hearMoreNoCount,
      contributeYesCount: projects.contributeYesCount,
      contributeNoCount: projects.contributeNoCount,
      answersForReviewCount: projects.answersForReviewCount,
      resultsVersion: projects.resultsVersion,
    })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  return rows.map(({ id, ownerId, ...counts }) => ({ id, ownerId, counts }));
}
