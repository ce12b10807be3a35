import { listLimits, totalPages } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { createQuota, noQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { countLines, findActions, findLines } from './auditRepository';
import { describeLine, linesAsCsv } from './describeLine';

const exportRule: QuotaRule = { name: 'audit-export', times: 5, seconds: 600 };

/** What one export holds at most, so that it cannot take the server's memory. */
const mostLines = 50_000;

export function auditLogHandlers({
  database,
  pool,
  clock,
  settings: { hasRateLimits },
}: Pick<Platform, 'database' | 'pool' | 'clock' | 'settings'>) {
  const exports = hasRateLimits ? createQuota(pool, exportRule) : noQuota;
  return {
    async listAuditLines({ query = {} }) {
      const { page = listLimits.firstPage, size = listLimits.defaultPageSize, ...asked } = query;
      const totalElements = await countLines(database, asked);
      const lines = await findLines(database, asked, { limit: size, offset: page * size });
      return {
        content: lines.map(describeLine),
        pageNumber: page,
        totalPages: totalPages(totalElements, size),
        totalElements,
      };
    },
    listAuditActions: () => findActions(database),
    async exportAuditLog({ query = {}, caller, origin, reply }) {
      await exports.take(caller.accountId);
      const lines = await findLines(database, query, { limit: mostLines });
      await recordAudit(database, {
        action: 'audit-log.exported',
        actorId: caller.accountId,
        detail: { lines: lines.length },
        origin,
      });
      const day = clock().toISOString().slice(0, 10);
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="audit-log-${day}.csv"`);
      return Buffer.from(linesAsCsv(lines));
    },
  } satisfies Handlers;
}
