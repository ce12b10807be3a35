import type pg from 'pg';
import { latestEndOf } from './limiter';

/** Counts failures per key, and tries that may still fail, until the key's time is over. */
interface FailureCount {
  /** Counts one try, or returns false if the key has reached the most. */
  tryAdd(key: string): Promise<boolean>;
  /** Counts one failure beyond any limit, and keeps the whole count for this long from now on. */
  add(key: string, seconds: number): Promise<void>;
  /** Uncounts a try that was no failure. */
  takeBack(key: string): Promise<void>;
  read(key: string): Promise<number>;
}

interface FailureCountRule {
  readonly name: string;
  readonly most: number;
  /** How long a count lasts from its first try. */
  readonly seconds: number;
  /** How long a count lasts at most, however often it is kept anew. */
  readonly longestSeconds: number;
}

/**
 * Counts in rate-limiter-flexible's table, but without the library. The library also counts the tries that it
 * refuses, so a burst would count many more tries than are ever judged.
 */
export function createFailureCount(
  pool: pg.Pool,
  { name, most, seconds, longestSeconds }: FailureCountRule,
): FailureCount {
  const latestEnd = latestEndOf({ name, seconds: longestSeconds });
  /** The first and the last moment at which a count that is not over may end. */
  const ends = () => [Date.now(), latestEnd()];
  const rowOf = (key: string) => `${name}:${key}`;
  const endAfter = (duration: number) => Date.now() + duration * 1000;

  return {
    async tryAdd(key) {
      const { rowCount } = await pool.query(
        `INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           points = CASE WHEN counted.expire BETWEEN $3 AND $4 THEN counted.points + 1 ELSE 1 END,
           expire = CASE WHEN counted.expire BETWEEN $3 AND $4 THEN counted.expire ELSE $2 END
         WHERE counted.expire NOT BETWEEN $3 AND $4 OR counted.points < $5`,
        [rowOf(key), endAfter(seconds), ...ends(), most],
      );
      return rowCount === 1;
    },

    async add(key, duration) {
      await pool.query(
        `INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           points = CASE WHEN counted.expire BETWEEN $3 AND $4 THEN counted.points + 1 ELSE 1 END,
           expire = $2`,
        [rowOf(key), endAfter(duration), ...ends()],
      );
    },

    async takeBack(key) {
      await pool.query(
        'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire BETWEEN $2 AND $3 AND points > 0',
        [rowOf(key), ...ends()],
      );
    },

    async read(key) {
      const { rows } = await pool.query<{ points: number }>(
        'SELECT points FROM rate_limits WHERE key = $1 AND expire BETWEEN $2 AND $3',
        [rowOf(key), ...ends()],
      );
      return rows[0]?.points ?? 0;
    },
  };
}
