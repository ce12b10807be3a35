import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
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

/** A limiter whose counts are in the database, so that a restart forgets nothing. */
export const keptLimiter = (pool: pg.Pool, { name, times, seconds }: QuotaRule) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  });

/** A limiter's refusal as 429; any other error as it is. */
export const asProblem = (refusal: unknown): unknown =>
  refusal instanceof RateLimiterRes
    ? rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
    : refusal;
