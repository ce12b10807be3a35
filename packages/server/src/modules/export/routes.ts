import { passwordMessages } from '@sounding/domain';
import { attachment } from '../../platform/http/attachment';
import type { Handlers } from '../../platform/http/operations';
import { notYours } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { createQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { findOwnProject } from '../projects';
import { createExportProgress } from './exportProgress';
import { createExportService } from './exportService';
import { whileAwaited } from './whileAwaited';

const exportRule: QuotaRule = { name: 'export', times: 5, seconds: 600 };

const fileName = 'project-export.xls';

export function exportHandlers({
  database,
  pool,
  clock,
  keyedHash,
  sessions,
  settings,
}: Pick<Platform, 'database' | 'pool' | 'clock' | 'keyedHash' | 'sessions' | 'settings'>) {
  const progress = createExportProgress();
  const exportProject = createExportService({
    database,
    clock,
    smallNumberThreshold: settings.smallNumberThreshold,
    keyedHash,
    sessions,
    progress,
  });
  const quota = createQuota({ pool, settings }, exportRule);
  return {
    exportProject: {
      messages: { ' maxLength': passwordMessages.tooLong },
      async handle({ body: password, path: { id }, caller, origin, reply }) {
        await quota.take(caller.accountId);
        const file = await whileAwaited(reply, (gone) =>
          exportProject({ id, password }, { caller, origin }, gone),
        );
        reply.type('application/vnd.ms-excel').header('Content-Disposition', attachment(fileName));
        return file;
      },
    },
    async getExportProgress({ caller: { accountId }, path: { id } }) {
      const project = await findOwnProject(database, { id, ownerId: accountId });
      if (project === undefined) throw notYours('project', id);
      return progress.find(accountId, id);
    },
  } satisfies Handlers;
}
