import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { answers, projectUpdates } from '../../platform/database/schema';

/** Rows of the sheet of approved answers. */
export async function countApprovedAnswers(
  queryable: Queryable,
  projectId: number,
): Promise<number> {
  const [row] = await queryable
    .select({ rows: count() })
    .from(answers)
    .where(and(eq(answers.projectId, projectId), isNotNull(answers.approvedAt)));
  return row?.rows ?? 0;
}

/** Rows of the sheet of updates. */
export async function countUpdates(queryable: Queryable, projectId: number): Promise<number> {
  const [row] = await queryable
    .select({ rows: count() })
    .from(projectUpdates)
    .where(eq(projectUpdates.projectId, projectId));
  return row?.rows ?? 0;
}
