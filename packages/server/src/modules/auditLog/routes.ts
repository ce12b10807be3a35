import { londonDay } from '@sounding/domain';
import { Readable } from 'node:stream';
import { recordAudit } from '../../platform/audit/recordAudit';
import { toPage } from '../../platform/database/page';
import type { Handlers } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { createQuota, type QuotaRule } from '../../platform/rateLimits/quota';
import { countLines, findActions, findLines, readLines } from './auditRepository';
import { describeLine, linesAsCsv } from './describeLine';

const exportRule: QuotaRule = { name: 'audit-export', times: 5, seconds: 600 };

export function auditLogHandlers({
  database,
  pool,
  clock,
  settings,
}: Pick<Platform, 'database' | 'pool' | 'clock' | 'settings'>) {
  const exports = createQuota({ pool, settings }, exportRule);
  return {
    async listAuditLines({ query = {} }) {
      const { total } = await countLines(database, query);
      return toPage(query, total, async (window) => {
        const lines = await findLines(database, query, window);
        return lines.map(describeLine);
      });
    },
    listAuditActions: () => findActions(database),
    async exportAuditLog({ query = {}, caller, origin, reply }) {
      await exports.take(caller.accountId);
      const { total, newest } = await countLines(database, query);
      const file = await begun(linesAsCsv(readLines(database, query, newest)));
      await recordAudit(database, {
        action: 'audit-log.exported',
        actorId: caller.accountId,
        detail: { lines: total },
        origin,
      });
      // The day in London, like the days of the filter.
      const day = londonDay(clock());
      reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="audit-log-${day}.csv"`);
      return file;
    },
  } satisfies Handlers;
}

/** A stream whose first portion is read already, so that a failure to read it is answered as an error. */
async function begun(portions: AsyncGenerator<string, undefined>): Promise<Readable> {
  const { value: beginning = '' } = await portions.next();
  async function* all() {
    yield beginning;
    yield* portions;
  }
  return Readable.from(all());
}
