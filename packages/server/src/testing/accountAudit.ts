import type { TestApp } from './startTestApp';

export interface AuditedLine {
  readonly action: string;
  readonly actor_id: number | null;
  readonly target_id: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The lines of the audit log that this account wrote or that speak of it, oldest first. */
export async function auditLinesAbout(
  { testDatabase }: TestApp,
  accountId: number,
): Promise<AuditedLine[]> {
  const { rows } = await testDatabase.pool.query<AuditedLine>(
    `SELECT action, actor_id, target_id, detail FROM audit_log
     WHERE actor_id = $1::int OR (target_type = 'account' AND target_id = $1::text) ORDER BY id`,
    [accountId],
  );
  return rows;
}
