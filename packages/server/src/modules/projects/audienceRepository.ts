import { asc, eq, sql } from 'drizzle-orm';
import { alphabetically } from '../../platform/database/alphabetical';
import type { Queryable, Transaction } from '../../platform/database/database';
import {
  ageRanges,
  interests,
  projectAgeRanges,
  projectInterests,
} from '../../platform/database/schema';
import { defineStatement } from '../../platform/database/statement';

/** The ids of the age ranges and interests that a project is aimed at. */
export type AudienceIds = Readonly<Record<'ageRangeIds' | 'interestIds', readonly number[]>>;

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
    .orderBy(asc(alphabetically(interests.name)), asc(interests.id));
}

/** Those of the named choices that exist. */
export interface KnownChoices {
  readonly ageRangeIds: readonly number[];
  readonly interestIds: readonly number[];
  /** Those of the interests that cannot be newly chosen. */
  readonly deletedInterests: readonly { readonly id: number; readonly name: string }[];
}

const selectChoices = defineStatement<AudienceIds, KnownChoices>(
  'select_choices',
  sql`
    WITH named AS (
      SELECT id, name, deleted_at IS NOT NULL AS deleted FROM ${interests}
      WHERE id = ANY(${sql.placeholder('interestIds')}::integer[]) FOR SHARE
    )
    SELECT
      ARRAY(
        SELECT id FROM ${ageRanges} WHERE id = ANY(${sql.placeholder('ageRangeIds')}::integer[])
      ) AS "ageRangeIds",
      ARRAY(SELECT id FROM named) AS "interestIds",
      ARRAY(
        SELECT json_build_object('id', id, 'name', name) FROM named WHERE deleted
      ) AS "deletedInterests"`,
);

/** Looks both lists up; the interests are locked against deletion until the transaction ends. */
export async function findChoices(
  transaction: Transaction,
  chosen: AudienceIds,
): Promise<KnownChoices> {
  const [choices] = await selectChoices(transaction, chosen);
  if (choices === undefined) throw new Error('SELECT answered no row');
  return choices;
}

/** Part of a statement that has a `project`: adds the project's audience. */
export const audienceInserted = sql`
  inserted_age_ranges AS (
    INSERT INTO ${projectAgeRanges} (project_id, age_range_id)
    SELECT project.id, unnest(${sql.placeholder('ageRangeIds')}::integer[]) FROM project
    ON CONFLICT DO NOTHING
  ), inserted_interests AS (
    INSERT INTO ${projectInterests} (project_id, interest_id)
    SELECT project.id, unnest(${sql.placeholder('interestIds')}::integer[]) FROM project
    ON CONFLICT DO NOTHING
  )`;

/** Part of a statement that has a `project`: removes what is no longer chosen. */
export const audienceRemoved = sql`
  removed_age_ranges AS (
    DELETE FROM ${projectAgeRanges} chosen USING project WHERE chosen.project_id = project.id
      AND chosen.age_range_id <> ALL(${sql.placeholder('ageRangeIds')}::integer[])
  ), removed_interests AS (
    DELETE FROM ${projectInterests} chosen USING project WHERE chosen.project_id = project.id
      AND chosen.interest_id <> ALL(${sql.placeholder('interestIds')}::integer[])
  )`;
