import type { CountedAnswer } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { projectResponseGroups } from '../../platform/database/schema';

/** How many responses gave which answer about the person, as kept by the database. */
export interface KindCounts {
  /** In years: the response's year minus the birth year. */
  readonly ages: readonly CountedAnswer<number>[];
  readonly genders: readonly CountedAnswer<string>[];
  readonly ethnicities: readonly CountedAnswer<string>[];
}

export async function findKindCounts(queryable: Queryable, projectId: number): Promise<KindCounts> {
  const rows = await queryable
    .select({
      kind: projectResponseGroups.kind,
      value: projectResponseGroups.value,
      count: projectResponseGroups.responseCount,
    })
    .from(projectResponseGroups)
    .where(eq(projectResponseGroups.projectId, projectId));
  const answersTo = (kind: (typeof rows)[number]['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }));
  return {
    ages: answersTo('AGE').map(({ value, count }) => ({
      value: value === '' ? null : Number(value),
      count,
    })),
    genders: answersTo('GENDER'),
    ethnicities: answersTo('ETHNICITY'),
  };
}
