import { validateReportTexts, type ReportTexts } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Platform } from '../../platform/platform';
import { inSnapshot } from '../../platform/database/database';
import { refuseBrokenRules } from '../../platform/http/brokenRules';
import type { Asker } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import { findOwnProject } from '../projects';
import { reportDocument } from './reportDocument';
import { readReportFacts } from './reportFacts';

/** Involvement reports of all projects. */
export function createReportService({
  database,
  clock,
  settings: { smallNumberThreshold },
  keyedHash,
}: Pick<Platform, 'database' | 'clock' | 'settings' | 'keyedHash'>) {
  return async function makeReport(
    own: { readonly id: number; readonly texts: ReportTexts },
    { caller, origin }: Asker,
  ): Promise<string> {
    refuseBrokenRules(validateReportTexts(own.texts));
    const now = clock();
    const facts = await inSnapshot(database, async (transaction) => {
      const owned = { id: own.id, ownerId: caller.accountId };
      const project = await findOwnProject(transaction, owned);
      if (project === undefined) throw notYours('project', own.id);
      return readReportFacts(transaction, project, { now, smallNumberThreshold, keyedHash });
    });
    await recordAudit(database, {
      action: 'project.reported',
      actorId: caller.accountId,
      target: { type: 'project', id: own.id },
      origin,
    });
    return reportDocument({ ...facts, texts: own.texts, now });
  };
}
