import { recordAudit } from '../../platform/audit/recordAudit';
import type { Platform } from '../../platform/platform';
import { withTransaction } from '../../platform/database/database';
import type { Asker } from '../../platform/http/operations';
import { alreadyDecided, notYours } from '../../platform/http/problems';
import { approveAnswers, deleteAnswers, lockOwnAnswers } from './answerRepository';

/** Who decides. With `projectId`, all the answers must belong to that project. */
interface Decider extends Asker {
  readonly projectId?: number;
}

export type AnswerDecision = 'APPROVE' | 'DELETE';

export const answerConflicts = {
  isApproved: 'This answer has been approved, so it can no longer be deleted.',
} as const;

const auditActions = { APPROVE: 'answer.approved', DELETE: 'answer.deleted' } as const;

/** Approves or deletes answers: all named ones or none, each with its audit line. */
export function createAnswerService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  async function decide(
    decision: AnswerDecision,
    ids: readonly number[],
    { caller, origin, projectId }: Decider,
  ): Promise<void> {
    await withTransaction(database, async (transaction) => {
      const ownerId = caller.accountId;
      const found = await lockOwnAnswers(transaction, { ids, ownerId, projectId });
      if (found.length < ids.length) throw notYours('answer', ...ids);
      const waiting = found.filter(({ approvedAt }) => approvedAt === null);
      if (decision === 'DELETE' && waiting.length < found.length) {
        throw alreadyDecided(answerConflicts.isApproved);
      }
      if (waiting.length === 0) return;
      const waitingIds = waiting.map(({ id }) => id);
      if (decision === 'DELETE') await deleteAnswers(transaction, waitingIds);
      else await approveAnswers(transaction, waitingIds, { approvedBy: ownerId, now: clock() });
      for (const answer of waiting) {
        await recordAudit(transaction, {
          action: auditActions[decision],
          actorId: ownerId,
          target: { type: 'answer', id: answer.id },
          detail: { projectId: answer.projectId, questionId: answer.questionId },
          origin,
        });
      }
    });
  }

  return { decide };
}
