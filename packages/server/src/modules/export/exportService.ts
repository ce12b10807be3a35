import { recordAudit } from '../../platform/audit/recordAudit';
import type { Clock } from '../../platform/clock';
import { inSnapshot, type Database, type Transaction } from '../../platform/database/database';
import type { Asker } from '../../platform/http/operations';
import { conflict, notYours, sessionRequired, unavailable } from '../../platform/http/problems';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { createQueue } from '../../platform/security/queue';
import type { Sessions } from '../../platform/sessions/sessions';
import { refuseWeakPassword } from '../accounts';
import { findOwnProject, readOwner, readSummary, type StoredProject } from '../projects';
import { buildWorkbook, type Sheet } from './buildWorkbook';
import type { ExportProgress } from './exportProgress';
import { answersSheet, responsesSheet, updatesSheet } from './feedbackSheets';
import { countApprovedAnswers, countRows, countUpdates, responseCount } from './rowCounts';
import { findQuestionResults } from './questionResults';
import { demographicsSheet, explanationSheet, projectSheet, questionsSheet } from './summarySheets';

/**
 * The most rows of all sheets together. A single sheet holds 1,048,576, so there is room for rows that come
 * while the export waits for its turn. The time limit is several times what so many rows take
 * (performance.md), so that an export also finishes on a slower machine.
 */
const mostRows = 1_000_000;
const limits = { milliseconds: 180_000, megabytes: 256 } as const;

const exportConflict =
  'This project has more responses or answers than one workbook can hold. Please contact your admin.';

export interface ExportServiceOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly smallNumberThreshold: number;
  readonly keyedHash: KeyedHash;
  readonly sessions: Sessions;
  readonly progress: ExportProgress;
}

/** Exports projects: only a few at once, since each takes a thread and a database connection. */
export function createExportService(options: ExportServiceOptions) {
  const { database, sessions } = options;
  const inTurn = createQueue({ atOnce: 2, waiting: 8, refuse: () => unavailable(30) });

  return async function exportProject(
    own: { readonly id: number; readonly password: string },
    { caller, origin }: Asker,
    /** Aborted once nobody waits for the file any more. */
    gone: AbortSignal,
  ): Promise<Uint8Array> {
    const owned = { id: own.id, ownerId: caller.accountId };
    const asked = await findOwnProject(database, owned);
    if (asked === undefined) throw notYours('project', own.id);
    const { fullName } = await readOwner(database, asked);
    if ((await countRows(database, asked)) > mostRows) {
      throw conflict(exportConflict, 'Too large to export');
    }
    await refuseWeakPassword(own.password, { fullName, login: caller.login }, '');
    const build = () =>
      inSnapshot(database, async (transaction) => {
        const project = await findOwnProject(transaction, owned);
        if (project === undefined) throw notYours('project', own.id);
        const sheets = await workbookSheets(transaction, project, options);
        const rows = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
        const progress = options.progress.start(caller.accountId, own.id, rows);
        try {
          const { password } = own;
          return await buildWorkbook(sheets, { password, gone, onRows: progress.add }, limits);
        } finally {
          progress.end();
        }
      });
    const file = await inTurn(build, gone);
    gone.throwIfAborted();
    // It waited and was made for minutes, in which the session can end.
    if (!(await sessions.isOpen(database, caller.sessionHash))) throw sessionRequired();
    await recordAudit(database, {
      action: 'project.exported',
      actorId: caller.accountId,
      target: { type: 'project', id: own.id },
      detail: { bytes: file.length },
      origin,
    });
    return file;
  };
}

/** Everything that a project's export shows, sheet by sheet. */
export async function workbookSheets(
  transaction: Transaction,
  project: StoredProject,
  {
    clock,
    smallNumberThreshold,
    keyedHash,
  }: Pick<ExportServiceOptions, 'clock' | 'smallNumberThreshold' | 'keyedHash'>,
): Promise<Sheet[]> {
  const now = clock();
  const summary = await readSummary(transaction, project, { now, smallNumberThreshold });
  const questions = await findQuestionResults(transaction, project.id);
  const sheets = [
    projectSheet(summary, now),
    updatesSheet(transaction, project.id, questions, await countUpdates(transaction, project.id)),
    questionsSheet(questions),
    answersSheet(transaction, questions, {
      rowCount: await countApprovedAnswers(transaction, project.id),
      keyedHash,
    }),
    responsesSheet(transaction, project.id, { rowCount: responseCount(project), keyedHash }),
    demographicsSheet(summary),
  ];
  return [...sheets, explanationSheet(sheets)];
}
