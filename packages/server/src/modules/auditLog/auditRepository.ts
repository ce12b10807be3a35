import type { operations } from '@sounding/api-client/schema';
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { containsWords } from '../../platform/database/containsText';
import type { Queryable } from '../../platform/database/database';
import { accounts, auditAddresses, auditLog } from '../../platform/database/schema';
import { alias } from 'drizzle-orm/pg-core';

/** Which lines the contract's address asks for. */
export type AuditQuery = NonNullable<operations['exportAuditLog']['parameters']['query']>;

export type StoredLine = Awaited<ReturnType<typeof findLines>>[number];

const actors = alias(accounts, 'actors');
const targets = alias(accounts, 'targets');

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  action: auditLog.action,
  actorId: auditLog.actorId,
  actorName: actors.fullName,
  actorRole: actors.role,
  targetType: auditLog.targetType,
  targetId: auditLog.targetId,
  targetName: targets.fullName,
  detail: auditLog.detail,
  ipAddress: sql<string | null>`host(${auditAddresses.ip})`,
  requestId: auditLog.requestId,
};

const isActor = eq(actors.id, auditLog.actorId);
const isTarget = and(
  eq(auditLog.targetType, 'account'),
  eq(sql`${targets.id}::text`, auditLog.targetId),
);

/** Newest first, which the numbering is. */
export function findLines(
  queryable: Queryable,
  query: AuditQuery,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
) {
  return queryable
    .select(columns)
    .from(auditLog)
    .leftJoin(actors, isActor)
    .leftJoin(targets, isTarget)
    .leftJoin(auditAddresses, eq(auditAddresses.auditId, auditLog.id))
    .where(isAskedFor(query))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
}

export async function countLines(queryable: Queryable, query: AuditQuery): Promise<number> {
  const [row] = await queryable
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(actors, isActor)
    .where(isAskedFor(query));
  return row?.total ?? 0;
}

function isAskedFor({ action, actor = '', from, to }: AuditQuery) {
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    containsWords([actors.fullName, actors.login], actor),
    from === undefined ? undefined : gte(auditLog.at, londonMidnight(from, 0)),
    to === undefined ? undefined : lt(auditLog.at, londonMidnight(to, 1)),
  );
}

const londonMidnight = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE 'Europe/London')`;

/** Steps from one action to the next by the index, so that a long log costs no more than a short one. */
export async function findActions(queryable: Queryable): Promise<string[]> {
  const { rows } = await queryable.execute<{ action: string }>(sql`
    WITH RECURSIVE steps AS (
      (SELECT action FROM ${auditLog} ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT next.action FROM ${auditLog} next
              WHERE next.action > steps.action ORDER BY next.action LIMIT 1)
      FROM steps WHERE steps.action IS NOT NULL
    )
    SELECT action FROM steps WHERE action IS NOT NULL`);
  return rows.map(({ action }) => action);
}
