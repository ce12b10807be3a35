import { validateReportTexts, type ReportTexts } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { findOwnProject } from '../projects';
import { reportDocument } from './reportDocument';
import { readReportFacts } from './reportFacts';

export interface ReportServiceOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly smallNumberThreshold: number;
  readonly keyedHash: KeyedHash;
}

/** Involvement reports of all projects. */
export function createReportService({
  database,
  clock,
  smallNumberThreshold,
  keyedHash,
}: ReportServiceOptions) {
  return async function makeReport(
    own: { readonly id: number; readonly texts: ReportTexts },
    { caller, origin }: Asker,
  ): Promise<string> {
    refuseBrokenRules(validateReportTexts(own.texts));
    const now = clock();
    const facts = await database.transaction(
      async (transaction) => {
        const owned = { id: own.id, ownerId: caller.accountId };
        const project = await findOwnProject(transaction, owned);
        if (project === undefined) throw notYours('project', own.id);
        return readReportFacts(transaction, project, { now, smallNumberThreshold, keyedHash });
      },
      // All parts agree with each other, whatever is written meanwhile.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await recordAudit(database, {
      action: 'project.reported',
      actorId: caller.accountId,
      target: { type: 'project', id: own.id },
      origin,
    });
    return reportDocument({ ...facts, texts: own.texts, now });
  };
}
