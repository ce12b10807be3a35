import { passwordMessages } from '@sounding/domain';
import { attachment } from '../../platform/http/attachment';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { createQuota, noQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { createExportService } from './exportService';

const exportRule: QuotaRule = { name: 'export', times: 5, seconds: 600 };

const fileName = 'project-export.xls';

export function exportHandlers({
  database,
  pool,
  clock,
  settings: { hasRateLimits, smallNumberThreshold },
}: Pick<Platform, 'database' | 'pool' | 'clock' | 'settings'>) {
  const exportProject = createExportService({ database, clock, smallNumberThreshold });
  const quota = hasRateLimits ? createQuota(pool, exportRule) : noQuota;
  return {
    exportProject: {
      messages: { ' maxLength': passwordMessages.tooLong },
      async handle({ body: password, path: { id }, caller, origin, reply }) {
        await quota.take(caller.accountId);
        const file = await exportProject({ id, password }, { caller, origin });
        reply.type('application/vnd.ms-excel').header('Content-Disposition', attachment(fileName));
        return file;
      },
    },
  } satisfies Handlers;
}
