import type pg from 'pg';

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
}

/**
 * Counts in rate-limiter-flexible's table, but without the library. The library also counts the tries that it
 * refuses, so a burst would count many more tries than are ever judged.
 */
export function createFailureCount(
  pool: pg.Pool,
  { name, most, seconds }: FailureCountRule,
): FailureCount {
  const rowOf = (key: string) => `${name}:${key}`;
  const endAfter = (duration: number) => Date.now() + duration * 1000;

  return {
    async tryAdd(key) {
      const { rowCount } = await pool.query(
        `INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           points = CASE WHEN counted.expire > $3 THEN counted.points + 1 ELSE 1 END,
           expire = CASE WHEN counted.expire > $3 THEN counted.expire ELSE $2 END
         WHERE counted.expire <= $3 OR counted.points < $4`,
        [rowOf(key), endAfter(seconds), Date.now(), most],
      );
      return rowCount === 1;
    },

    async add(key, duration) {
      await pool.query(
        `INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, 1, $2)
         ON CONFLICT (key) DO UPDATE SET
           points = CASE WHEN counted.expire > $3 THEN counted.points + 1 ELSE 1 END,
           expire = $2`,
        [rowOf(key), endAfter(duration), Date.now()],
      );
    },

    async takeBack(key) {
      await pool.query(
        'UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND expire > $2 AND points > 0',
        [rowOf(key), Date.now()],
      );
    },

    async read(key) {
      const { rows } = await pool.query<{ points: number }>(
        'SELECT points FROM rate_limits WHERE key = $1 AND expire > $2',
        [rowOf(key), Date.now()],
      );
      return rows[0]?.points ?? 0;
    },
  };
}
