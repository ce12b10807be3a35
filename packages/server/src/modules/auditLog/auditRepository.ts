import type { operations } from '@sounding/api-client/schema';
import { and, count, desc, eq, gte, inArray, lt, max, sql } from 'drizzle-orm';
import { containsWords } from '../../platform/database/containsText';
import type { Queryable } from '../../platform/database/database';
import { accounts, auditAddresses, auditLog } from '../../platform/database/schema';
import { alias } from 'drizzle-orm/pg-core';

/** The query parameters that choose lines (contract's `exportAuditLog`). */
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

// Casts the target's id to a number: if each account's id were cast to text instead, no index could be used.
const isTarget = sql`${targets.id} =
  CASE WHEN ${auditLog.targetType} = 'account' THEN ${auditLog.targetId}::integer END`;

interface Part {
  readonly limit: number;
  readonly offset?: number;
  /** Where given, only lines that are older than the one with this number. */
  readonly before?: number;
}

/**
 * Lines, newest first, which is the order of their numbers. The subquery chooses them by number alone, so
 * that names and addresses are joined only for these lines and not for all that a late page skips.
 */
export function findLines(
  queryable: Queryable,
  query: AuditQuery,
  { limit, offset = 0, before }: Part,
) {
  const chosen = queryable
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(isAskedFor(queryable, query), before === undefined ? undefined : lt(auditLog.id, before)),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset)
    .as('chosen');
  return queryable
    .select(columns)
    .from(chosen)
    .innerJoin(auditLog, eq(auditLog.id, chosen.id))
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(targets, isTarget)
    .leftJoin(auditAddresses, eq(auditAddresses.auditId, auditLog.id))
    .orderBy(desc(chosen.id));
}

const linesAtOnce = 1_000;

/** Reads all lines up to the given one, newest first, in portions: at least one, which may be empty. */
export async function* readLines(
  queryable: Queryable,
  query: AuditQuery,
  newest: number,
): AsyncGenerator<readonly StoredLine[]> {
  let before: number | undefined = newest + 1;
  while (before !== undefined) {
    const lines: readonly StoredLine[] = await findLines(queryable, query, {
      limit: linesAtOnce,
      before,
    });
    yield lines;
    before = lines.length < linesAtOnce ? undefined : lines.at(-1)?.id;
  }
}

/** How many lines there are, and the newest one's number. */
export async function countLines(queryable: Queryable, query: AuditQuery) {
  const [row] = await queryable
    .select({ total: count(), newest: max(auditLog.id) })
    .from(auditLog)
    .where(isAskedFor(queryable, query));
  return { total: row?.total ?? 0, newest: row?.newest ?? 0 };
}

function isAskedFor(queryable: Queryable, { action, actor = '', from, to }: AuditQuery) {
  const isNamed = containsWords([accounts.fullName, accounts.login], actor);
  const named = queryable.select({ id: accounts.id }).from(accounts).where(isNamed);
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    isNamed && inArray(auditLog.actorId, named),
    from === undefined ? undefined : gte(auditLog.at, londonMidnight(from, 0)),
    to === undefined ? undefined : lt(auditLog.at, londonMidnight(to, 1)),
  );
}

const londonMidnight = (day: string, daysLater: number) =>
  sql`((${day}::date + ${daysLater}::integer)::timestamp AT TIME ZONE 'Europe/London')`;

/**
 * All actions in the log. The query steps through the index from one action to the next, so that a long log
 * costs no more than a short one.
 */
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
