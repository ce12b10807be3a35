import { formatShortDateTime, numberText } from '@sounding/domain';
import { askAtTerminal, type Ask } from './askAtTerminal';
import { beginningOf, readErasureNumber, toKeep } from './erasureWords';
import { isConfirmed } from './isConfirmed';
import {
  eraseDocumentFile,
  findDocumentToErase,
  type DocumentToErase,
} from '../modules/ethicsDocuments';
import { lockProject } from '../modules/projects';
import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { recordAudit } from '../platform/audit/recordAudit';
import { withTransaction, type Database, type Queryable } from '../platform/database/database';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

const command = 'npm run admin:delete-document-file --';

export const deleteDocumentFileUsage = `Give the number of the ethics document: ${command} 4711`;

/** `admin:delete-document-file`: deletes only the file of an ethics document. Returns what to tell. */
export async function deleteDocumentFile(
  words: readonly string[],
  settings: Settings,
  ask: Ask = askAtTerminal,
): Promise<string> {
  const sent = readErasureNumber(words, deleteDocumentFileUsage);
  const { id } = sent;
  return onDatabase(settings, { besideServer: true }, async ({ database }) => {
    const about = describe(await findErasable(database, id));
    if (
      !(await isConfirmed(sent, {
        about,
        deed: 'delete its file for good',
        command: `${command} ${id}`,
        ask,
      }))
    ) {
      return 'Nothing has been deleted.';
    }
    await erase(database, id);
    return `${about}\n\nThe file is deleted for good. Its name, who submitted it and what was decided stay. ${toKeep(`${command} ${id}`, new Date())}`;
  });
}

async function findErasable(queryable: Queryable, id: number): Promise<DocumentToErase> {
  const document = await findDocumentToErase(queryable, id);
  if (document === undefined) {
    throw new StartFailure(`There is no ethics document ${id} in this database.`);
  }
  if (document.contentDeletedAt !== null) {
    throw new StartFailure(
      `The file of ethics document ${id} was deleted on ${formatShortDateTime(document.contentDeletedAt.toISOString())}.`,
    );
  }
  // Nobody should have to decide on a document that cannot be read.
  if (isWaiting(document)) {
    throw new StartFailure(
      `Ethics document ${id} waits for a decision, and keeps its file until then: have an administrator reject it, or its researcher withdraw or replace it.`,
    );
  }
  return document;
}

const isWaiting = ({ decision, supersededAt, projectStatus }: DocumentToErase) =>
  decision === null && supersededAt === null && projectStatus === 'PENDING';

const erase = (database: Database, id: number): Promise<void> =>
  withTransaction(database, async (transaction) => {
    const { projectId } = await findErasable(transaction, id);
    // Locked from here on, so that the document is not handed in meanwhile.
    await lockProject(transaction, projectId);
    await findErasable(transaction, id);
    await eraseDocumentFile(transaction, { id, now: new Date() });
    await recordAudit(transaction, {
      action: 'ethics-document.file-erased',
      target: { type: 'project-document', id },
      detail: { projectId },
      origin: operatorOrigin(),
    });
  });

const describe = (document: DocumentToErase): string =>
  [
    `Ethics document ${document.id} of ${formatShortDateTime(document.submittedAt.toISOString())}, ${stateOf(document)}`,
    `Project ${document.projectId}: ${beginningOf(document.projectTitle)}`,
    `File: ${beginningOf(document.name)}, ${numberText(document.byteSize)} bytes`,
  ].join('\n');

function stateOf({ decision, supersededAt }: DocumentToErase): string {
  if (decision !== null) return decision === 'APPROVED' ? 'approved' : 'rejected';
  return supersededAt === null ? 'not handed in' : 'replaced';
}
