import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { latestRecorded } from '../clock';
import { rateLimited } from '../http/problems';
import type { Platform } from '../platform';

/** What a limit needs of the platform. */
export interface LimitPlatform {
  readonly pool: Platform['pool'];
  readonly settings: Pick<Platform['settings'], 'hasRateLimits'>;
}

export interface QuotaRule {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** How long a count lasts at most, whatever it limits: housekeeping deletes one that ends later than that. */
export const longestCountSeconds = 3600;

/**
 * Tells when a count that lasts at most so long can end by now, in milliseconds since 1970. One that ends later
 * was begun by a clock that was ahead, and would keep people waiting for as long as that clock was ahead.
 */
export function latestEndOf({ name, seconds }: Pick<QuotaRule, 'name' | 'seconds'>): () => number {
  if (seconds > longestCountSeconds) {
    throw new Error(`The limit ${name} counts for longer than ${longestCountSeconds} seconds`);
  }
  return () => latestRecorded(new Date()).getTime() + seconds * 1000;
}

/** A limiter whose counts are in the database, so that a restart forgets nothing. */
export function keptLimiter(pool: pg.Pool, { name, times, seconds }: QuotaRule) {
  const latestEnd = latestEndOf({ name, seconds });
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  });
  return {
    /** Counts one use, for the rule's seconds at most, or throws the library's refusal. */
    async consume(key: number | string, duration = seconds) {
      await pool.query('DELETE FROM rate_limits WHERE key = $1 AND expire > $2', [
        `${name}:${key}`,
        latestEnd(),
      ]);
      await limiter.consume(key, 1, { customDuration: duration });
    },
    async delete(key: string) {
      await limiter.delete(key);
    },
  };
}

/** A limiter's refusal as 429; any other error as it is. */
export const asProblem = (refusal: unknown): unknown =>
  refusal instanceof RateLimiterRes
    ? rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    : refusal;
