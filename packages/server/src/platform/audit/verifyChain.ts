import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { auditLog } from '../database/schema';

/** So many lines are judged at once: a long log is never in memory, and no statement takes long. */
export const linesAtOnce = 5_000;

/** How the first line that breaks the chain does so. */
export interface BrokenLine {
  readonly id: number;
  readonly how: 'MISSING' | 'CHANGED' | 'NOT_CHAINED';
}

export interface Chain {
  /** Up to the end, or to the break. */
  readonly lines: number;
  /** Of the last line of these, in hexadecimal; empty without any. */
  readonly hash: string;
  readonly broken: BrokenLine | undefined;
}

/**
 * Reads the audit log from its first line and answers where its chain breaks, if it does: each line is
 * numbered without a gap, is what its hash says, and holds the hash of the line before it.
 */
export async function verifyChain(queryable: Queryable): Promise<Chain> {
  let sound = { lines: 0, hash: '' };
  for (;;) {
    const judged = await judgeNext(queryable, sound);
    if (judged.length === 0) return { ...sound, broken: undefined };
    for (const { id, hash, how } of judged) {
      if (how !== null) {
        return { ...sound, broken: { id: how === 'MISSING' ? sound.lines + 1 : id, how } };
      }
      sound = { lines: id, hash };
    }
  }
}

interface JudgedLine {
  readonly id: number;
  readonly hash: string;
  readonly how: BrokenLine['how'] | null;
}

/** The database's own function says what a line hashes to, so that this is written once. */
async function judgeNext(
  queryable: Queryable,
  { lines, hash }: Pick<Chain, 'lines' | 'hash'>,
): Promise<readonly JudgedLine[]> {
  const { rows } = await queryable.execute<JudgedLine & Record<string, unknown>>(sql`
    WITH step AS (
      SELECT id, previous_hash, hash, hash = audit_log_hash(line) AS is_as_hashed
      FROM ${auditLog} line WHERE id > ${lines} ORDER BY id LIMIT ${linesAtOnce}
    )
    SELECT step.id::float8 AS id, encode(step.hash, 'hex') AS hash,
      CASE
        WHEN step.id <> coalesce(lag(step.id) OVER numbered, ${lines}::bigint) + 1 THEN 'MISSING'
        WHEN NOT is_as_hashed THEN 'CHANGED'
        WHEN previous_hash <> coalesce(lag(step.hash) OVER numbered, decode(${hash}, 'hex'))
          THEN 'NOT_CHAINED'
      END AS how
    FROM step WINDOW numbered AS (ORDER BY step.id) ORDER BY step.id`);
  return rows;
}
