import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database';
import { isOnScale } from '../../platform/database/isOnScale';
import { answers, projectUpdates, questions } from '../../platform/database/schema';
import type { StoredProject } from '../projects';

/** Rows of the sheets that grow with a project; the others have some hundreds at most. */
export async function countRows(queryable: Queryable, project: StoredProject): Promise<number> {
  const updates = await countUpdates(queryable, project.id);
  return updates + (await countApprovedAnswers(queryable, project.id)) + responseCount(project);
}

/**
 * Rows of the sheet of approved answers. They are found through their questions, because no index has the
 * project.
 */
export async function countApprovedAnswers(
  queryable: Queryable,
  projectId: number,
): Promise<number> {
  const [row] = await queryable
    .select({ rows: count() })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(questions.projectId, projectId),
        isNotNull(answers.approvedAt),
        isOnScale(questions.sliderMax),
      ),
    );
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

/** Rows of the sheet of responses. */
export const responseCount = ({ hearMoreYesCount, hearMoreNoCount }: StoredProject): number =>
  hearMoreYesCount + hearMoreNoCount;
