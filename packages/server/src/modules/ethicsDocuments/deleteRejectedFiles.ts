import { ethicsLimits } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import { deleteRejectedContents } from './documentRepository';

const day = 86_400_000;

/** Files deleted per transaction: few enough that no statement reaches the time limit. */
const batch = 50;

/** Deletes the files of documents whose rejection is old enough; the record of the decision stays. */
export async function deleteRejectedFiles({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const rejectedBefore = new Date(now.getTime() - ethicsLimits.rejectedFileDays * day);
  const deleteSome = () =>
    withTransaction(database, async (transaction) => {
      const deleted = await deleteRejectedContents(transaction, {
        rejectedBefore,
        now,
        most: batch,
      });
      for (const { id, projectId } of deleted) {
        await recordAudit(transaction, {
          action: 'ethics-document.file-deleted',
          target: { type: 'project-document', id },
          detail: { projectId },
          origin: null,
        });
      }
      return deleted.length;
    });
  while ((await deleteSome()) === batch);
}
