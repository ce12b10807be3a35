import { attachment } from '../../platform/http/attachment';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { createQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { multiLine } from '../../platform/text/multiLine';
import { createReportService } from './reportService';

const reportRule: QuotaRule = { name: 'involvement-report', times: 20, seconds: 600 };

const fileName = 'involvement-report.html';

export function involvementReportHandlers(
  platform: Pick<Platform, 'database' | 'pool' | 'clock' | 'keyedHash' | 'settings'>,
) {
  const makeReport = createReportService(platform);
  const quota = createQuota(platform, reportRule);
  return {
    async makeInvolvementReport({ body, path: { id }, caller, origin, reply }) {
      await quota.take(caller.accountId);
      const texts = {
        aim: multiLine(body.aim),
        influence: multiLine(body.influence),
        reflections: multiLine(body.reflections),
      };
      const report = await makeReport({ id, texts }, { caller, origin });
      reply.type('text/html; charset=utf-8').header('Content-Disposition', attachment(fileName));
      return Buffer.from(report);
    },
  } satisfies Handlers;
}
