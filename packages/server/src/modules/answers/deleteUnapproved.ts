import { unapprovedKeptIfEndedSince } from '@sounding/domain';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import { answers, projects } from '../../platform/database/schema';
import { oneByOne } from '../../platform/oneByOne';
import type { Platform } from '../../platform/platform';

/** Answers deleted per transaction: few enough that no statement reaches the time limit. */
const batch = 1_000;

/** Deletes the answers that nobody has approved long after their project's end (decision 0014). */
export async function deleteUnapproved({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const isDue = and(
    gt(projects.answersForReviewCount, 0),
    lt(projects.endDate, unapprovedKeptIfEndedSince(clock())),
  );
  const due = await database.select({ id: projects.id }).from(projects).where(isDue);
  const deleteSome = (projectId: number) =>
    withTransaction(database, async (transaction) => {
      // The lock keeps others from changing the project's end date meanwhile.
      const found = await transaction
        .select({ id: projects.id })
        .from(projects)
        .where(and(eq(projects.id, projectId), isDue))
        .for('update');
      if (found.length === 0) return 0;
      const deleted = await deleteBatch(transaction, projectId);
      if (deleted > 0) {
        await recordAudit(transaction, {
          action: 'answers.unapproved-deleted',
          target: { type: 'project', id: projectId },
          detail: { answers: deleted },
          origin: null,
        });
      }
      return deleted;
    });
  await oneByOne(due, { type: 'project', left: 'Unapproved answers were left' }, async ({ id }) => {
    while ((await deleteSome(id)) === batch);
  });
}

/**
 * Skips answers that somebody is approving now. Their transaction waits for the project's row, which is
 * locked here, so waiting for them would be a deadlock.
 */
async function deleteBatch(transaction: Transaction, projectId: number): Promise<number> {
  const some = transaction
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.projectId, projectId), isNull(answers.approvedAt)))
    .limit(batch)
    .for('update', { skipLocked: true });
  const { rowCount } = await transaction.delete(answers).where(inArray(answers.id, some));
  return rowCount ?? 0;
}
