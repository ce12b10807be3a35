import type pg from 'pg';

/** How many failures each key has, and tries that may still become one; none once its time is over. */
interface FailureCount {
  /** Counts one try, or answers false where the most are counted. */
  tryAdd(key: string): Promise<boolean>;
  /** Counts one failure however many there are, and keeps them all for so long from now on. */
  add(key: string, seconds: number): Promise<void>;
  /** What was counted was no failure. */
  takeBack(key: string): Promise<void>;
  read(key: string): Promise<number>;
}

interface FailureCountRule {
  readonly name: string;
  readonly most: number;
  /** How long what is counted stays so. */
  readonly seconds: number;
}

/**
 * Counts in the table of rate-limiter-flexible, and not by it: that adds what it then refuses, so that a
 * burst would count many times what is ever judged.
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
