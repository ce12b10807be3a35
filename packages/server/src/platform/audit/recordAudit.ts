import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { auditAddresses, auditLog } from '../database/schema';
import type { Origin } from '../http/operations';

/** One line of the audit log. Ids, decisions and names of fields only: no address, text, code or password. */
export interface AuditLine {
  /** In the form subject.event, such as sign-in.succeeded. */
  readonly action: string;
  /** Who did it; undefined for somebody without a session. */
  readonly actorId?: number | undefined;
  readonly target?: { readonly type: string; readonly id: number } | undefined;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** Null for what the server does by itself. */
  readonly origin: Origin | null;
}

/**
 * Appends a line to the audit log, in the transaction of the act that it records. The database numbers and
 * chains lines under one lock until commit, so write yours last.
 */
export async function recordAudit(queryable: Queryable, line: AuditLine): Promise<void> {
  const { action, actorId = null, target, detail = {}, origin } = line;
  await queryable.execute(sql`
    WITH line AS (
      INSERT INTO ${auditLog} (action, actor_id, target_type, target_id, request_id, detail)
      VALUES (
        ${action}, ${actorId}, ${target?.type ?? null}, ${target ? String(target.id) : null},
        ${origin?.requestId ?? null}, ${JSON.stringify(detail)}::jsonb
      )
      RETURNING id, at
    )
    INSERT INTO ${auditAddresses} (audit_id, ip, at) SELECT id, ip, at
    FROM line, (SELECT ${origin?.ip ?? null}::inet AS ip) origin WHERE ip IS NOT NULL`);
}
