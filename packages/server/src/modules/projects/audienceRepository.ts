import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import {
  ageRanges,
  interests,
  projectAgeRanges,
  projectInterests,
} from '../../platform/database/schema';

/** The age ranges that a project is aimed at, youngest first. */
export function findAgeRangesOf(queryable: Queryable, projectId: number) {
  return queryable
    .select({ id: ageRanges.id, lower: ageRanges.lower, upper: ageRanges.upper })
    .from(projectAgeRanges)
    .innerJoin(ageRanges, eq(ageRanges.id, projectAgeRanges.ageRangeId))
    .where(eq(projectAgeRanges.projectId, projectId))
    .orderBy(asc(ageRanges.lower), asc(ageRanges.upper));
}

/** The interests that a project is aimed at, in alphabetical order; deleted ones stay (OPEN-95). */
export function findInterestsOf(queryable: Queryable, projectId: number) {
  return queryable
    .select({
      id: interests.id,
      name: interests.name,
      deleted: sql<boolean>`${interests.deletedAt} IS NOT NULL`,
    })
    .from(projectInterests)
    .innerJoin(interests, eq(interests.id, projectInterests.interestId))
    .where(eq(projectInterests.projectId, projectId))
    .orderBy(asc(sql`lower(${interests.name})`));
}

/** Which of these ids are age ranges. */
export async function knownAgeRanges(queryable: Queryable, ids: readonly number[]) {
  const rows = await queryable
    .select({ id: ageRanges.id })
    .from(ageRanges)
    .where(inArray(ageRanges.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Which of these ids are interests, with whether each can be newly chosen. Locked against deletion
 * until the transaction ends.
 */
export async function knownInterests(transaction: Transaction, ids: readonly number[]) {
  const rows = await transaction
    .select({ id: interests.id, deletedAt: interests.deletedAt })
    .from(interests)
    .where(inArray(interests.id, [...ids]))
    .for('share');
  return new Map(rows.map(({ id, deletedAt }) => [id, { isDeleted: deletedAt !== null }]));
}

/** Makes the project's audience exactly these; needs at least one of each. */
export async function replaceAudience(
  transaction: Transaction,
  projectId: number,
  chosen: { readonly ageRangeIds: readonly number[]; readonly interestIds: readonly number[] },
): Promise<void> {
  const ageRangeIds = [...chosen.ageRangeIds];
  const interestIds = [...chosen.interestIds];
  await transaction
    .delete(projectAgeRanges)
    .where(
      and(
        eq(projectAgeRanges.projectId, projectId),
        notInArray(projectAgeRanges.ageRangeId, ageRangeIds),
      ),
    );
  await transaction
    .delete(projectInterests)
    .where(
      and(
        eq(projectInterests.projectId, projectId),
        notInArray(projectInterests.interestId, interestIds),
      ),
    );
  await transaction
    .insert(projectAgeRanges)
    .values(ageRangeIds.map((ageRangeId) => ({ projectId, ageRangeId })))
    .onConflictDoNothing();
  await transaction
    .insert(projectInterests)
    .values(interestIds.map((interestId) => ({ projectId, interestId })))
    .onConflictDoNothing();
}
