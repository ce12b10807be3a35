import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database';
import { auditLog } from '../database/schema';

/** Lines that are checked at once, so that a long log is never in memory and no statement takes long. */
export const linesAtOnce = 5_000;

/** The first line that breaks the chain, and how. */
export interface BrokenLine {
  readonly id: number;
  readonly how: 'MISSING' | 'CHANGED' | 'NOT_CHAINED';
}

export interface Chain {
  /** Number of lines up to the end or the break. */
  readonly lines: number;
  /** Hash of the last of these lines, in hexadecimal; empty if there is none. */
  readonly hash: string;
  readonly broken: BrokenLine | undefined;
}

/**
 * Reads the audit log from its first line and finds where its chain breaks, if it does. In a whole chain,
 * lines are numbered without a gap, match their hash and hold the hash of the line before.
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

/** Computes hashes by the database's own function, so that the rule is written only once. */
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
