import type { TestApp } from './startTestApp';

const columns = {
  action: 'action',
  /** The account's id; null where nobody was signed in. */
  actor: 'actor_id',
  type: 'target_type',
  target: 'target_id',
  detail: 'detail',
  ip: 'host(ip)',
};

interface AuditLine {
  readonly action: string;
  readonly actor: number | null;
  readonly type: string | null;
  readonly target: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly ip: string | null;
}

/** Which lines are wanted: those of which all this is true. */
interface Wanted {
  readonly action?: string;
  readonly actor?: number;
  /** The type of the target, and its id. */
  readonly type?: string;
  readonly id?: number;
  /** The account that wrote the line or that it speaks of. */
  readonly account?: number;
}

/** What the audit log says, oldest first: these columns of each line, or all. */
export async function auditLines<Column extends keyof AuditLine = keyof AuditLine>(
  { platform }: Pick<TestApp, 'platform'>,
  { action, actor, type, id, account }: Wanted,
  ...wanted: readonly Column[]
) {
  const names = wanted.length > 0 ? wanted : (Object.keys(columns) as Column[]);
  const { rows } = await platform.pool.query<Pick<AuditLine, Column>>(
    `SELECT ${names.map((name) => `${columns[name]} AS ${name}`).join(', ')}
     FROM audit_log LEFT JOIN audit_addresses ON audit_id = id
     WHERE ($1::text IS NULL OR action = $1) AND ($2::int IS NULL OR actor_id = $2)
       AND ($3::text IS NULL OR target_type = $3) AND ($4::text IS NULL OR target_id = $4)
       AND ($5::int IS NULL OR actor_id = $5 OR (target_type = 'account' AND target_id = $5::text))
     ORDER BY id`,
    [action, actor, type, id === undefined ? null : String(id), account],
  );
  return rows;
}
