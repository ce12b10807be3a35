import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../http/problems';

/** How often one account may do something dear, whether or not it succeeds. */
export interface Quota {
  /** Counts one time, or throws 429. */
  take(accountId: number): Promise<void>;
}

export interface QuotaRule {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

export const noQuota: Quota = { take: () => Promise.resolve() };

/** Kept in the database, so that a restart forgets nothing. */
export function createQuota(pool: pg.Pool, { name, times, seconds }: QuotaRule): Quota {
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
    async take(accountId) {
      try {
        await limiter.consume(accountId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
  };
}
