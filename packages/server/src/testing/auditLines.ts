import type { TestApp } from './startTestApp';

/** What the audit log says about one target, oldest first. */
export async function auditLinesOf({ platform }: TestApp, type: string, id: number) {
  const { rows } = await platform.pool.query<{ action: string; actor: number | null }>(
    `SELECT action, actor_id AS actor FROM audit_log
     WHERE target_type = $1 AND target_id = $2 ORDER BY id`,
    [type, String(id)],
  );
  return rows;
}
