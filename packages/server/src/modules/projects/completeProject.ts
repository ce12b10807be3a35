import { projectAfter } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Asker } from '../../platform/http/operations';
import { conflict, notYours } from '../../platform/http/problems';
import { changeProject, lockOwnProject } from './projectRepository';
import type { Platform } from '../../platform/platform';

export const completionConflict =
  'Only a published project that has not ended yet can be completed.';

/** Ends a project now, once and for good (OPEN-106). */
export async function completeProject(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  id: number,
  { caller, origin }: Asker,
): Promise<void> {
  await withTransaction(database, async (transaction) => {
    const project = await lockOwnProject(transaction, { id, ownerId: caller.accountId });
    if (project === undefined) throw notYours('project', id);
    const now = clock();
    if (projectAfter(project, 'complete', now) === null)
      throw conflict(completionConflict, 'Not possible now');
    await changeProject(transaction, id, { endDate: now, completedAt: now, now });
    await recordAudit(transaction, {
      action: 'project.completed',
      actorId: caller.accountId,
      target: { type: 'project', id },
      origin,
    });
  });
}
