import { ethicsLimits } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import { oneByOne } from '../../platform/oneByOne';
import type { Platform } from '../../platform/platform';
import { deleteRejectedContent, findRejectedContents } from './documentRepository';

const day = 86_400_000;

/** Deletes the files of documents whose rejection is old enough; the record of the decision stays. */
export async function deleteRejectedFiles({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const rejectedBefore = new Date(now.getTime() - ethicsLimits.rejectedFileDays * day);
  const due = await findRejectedContents(database, rejectedBefore);
  const batch = { type: 'project-document', left: 'Files of rejected documents were left' };
  await oneByOne(due, batch, ({ id, projectId }) =>
    withTransaction(database, async (transaction) => {
      if (!(await deleteRejectedContent(transaction, id, now))) return;
      await recordAudit(transaction, {
        action: 'ethics-document.file-deleted',
        target: { type: 'project-document', id },
        detail: { projectId },
        origin: null,
      });
    }),
  );
}
