import { formatShortDateTime, numberText } from '@sounding/domain';
import { askAtTerminal, type Ask } from './askAtTerminal';
import { beginningOf, readErasureNumber, toKeep } from './erasureWords';
import {
  eraseDocumentFiles,
  findDocumentsToErase,
  type DocumentToErase,
} from '../modules/ethicsDocuments';
import { lockProject } from '../modules/projects';
import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { requireYes } from './requireYes';
import { recordAudit } from '../platform/audit/recordAudit';
import { withTransaction, type Database, type Queryable } from '../platform/database/database';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

const command = 'npm run admin:delete-document-file --';

export const deleteDocumentFileUsage = `Give the number of the ethics document: ${command} 4711`;

/**
 * `admin:delete-document-file`: deletes only the file of an ethics document, under every number that it has in
 * its project. Returns what to tell.
 */
export async function deleteDocumentFile(
  words: readonly string[],
  settings: Settings,
  ask: Ask = askAtTerminal,
): Promise<string> {
  const sent = readErasureNumber(words, deleteDocumentFileUsage);
  const { id } = sent;
  return onDatabase(settings, { besideServer: true }, async ({ database }) => {
    const about = describe(await findErasable(database, id));
    await requireYes(sent, {
      about,
      deed: 'delete its file for good',
      command: `${command} ${id}`,
      ask,
    });
    const erased = await erase(database, id);
    // After a restore the later ones may be missing, and the oldest finds those that are not.
    const oldestId = Math.min(...erased.documents.map((document) => document.id));
    return `${describe(erased)}\n\nThe file is deleted for good. Its name, who submitted it and what was decided stay. ${toKeep(`${command} ${oldestId}`, new Date())}`;
  });
}

interface Erasable {
  /** The document that was asked for. */
  readonly named: DocumentToErase;
  /** All of its project with the same file, itself included; at least one still has the file. */
  readonly documents: readonly DocumentToErase[];
}

async function findErasable(queryable: Queryable, id: number): Promise<Erasable> {
  const documents = await findDocumentsToErase(queryable, id);
  const named = documents.find((document) => document.id === id);
  if (named === undefined) {
    throw new StartFailure(`There is no ethics document ${id} in this database.`);
  }
  if (named.contentDeletedAt !== null && !documents.some(isKept)) {
    throw new StartFailure(
      `The file of ethics document ${id} was deleted on ${formatShortDateTime(named.contentDeletedAt.toISOString())}.`,
    );
  }
  // Nobody should have to decide on a document that cannot be read.
  const waiting = documents.find(isWaiting);
  if (waiting !== undefined) {
    const which = waiting.id === id ? `${id}` : `${waiting.id}, which has the same file,`;
    throw new StartFailure(
      `Ethics document ${which} waits for a decision, and keeps its file until then: have an administrator reject it, or its researcher withdraw or replace it.`,
    );
  }
  return { named, documents };
}

const isKept = ({ contentDeletedAt }: DocumentToErase) => contentDeletedAt === null;

const isWaiting = ({ decision, supersededAt, projectStatus }: DocumentToErase) =>
  decision === null && supersededAt === null && projectStatus === 'PENDING';

const erase = (database: Database, id: number): Promise<Erasable> =>
  withTransaction(database, async (transaction) => {
    const { projectId } = (await findErasable(transaction, id)).named;
    // Locked from here on, so that the document is not handed in meanwhile.
    await lockProject(transaction, projectId);
    const erasable = await findErasable(transaction, id);
    const ids = erasable.documents.filter(isKept).map((document) => document.id);
    await eraseDocumentFiles(transaction, { ids, now: new Date() });
    for (const erasedId of ids) {
      await recordAudit(transaction, {
        action: 'ethics-document.file-erased',
        target: { type: 'project-document', id: erasedId },
        detail: { projectId },
        origin: operatorOrigin(),
      });
    }
    return erasable;
  });

const describe = ({ named, documents }: Erasable): string =>
  [
    describeState(named),
    `Project ${named.projectId}: ${beginningOf(named.projectTitle)}`,
    `File: ${beginningOf(named.name)}, ${numberText(named.byteSize)} bytes`,
    ...documents
      .filter((document) => document.id !== named.id && isKept(document))
      .map(
        (document) => `The same file: ${describeState(document)}, ${beginningOf(document.name)}`,
      ),
  ].join('\n');

const describeState = (document: DocumentToErase): string =>
  `Ethics document ${document.id} of ${formatShortDateTime(document.submittedAt.toISOString())}, ${stateOf(document)}`;

function stateOf({ decision, supersededAt }: DocumentToErase): string {
  if (decision !== null) return decision === 'APPROVED' ? 'approved' : 'rejected';
  return supersededAt === null ? 'not handed in' : 'replaced';
}
