import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../http/problems';
import type { Platform } from '../platform';

/** Limits how often an account or address may do something costly, whether or not it succeeds. */
export interface Quota {
  /** Counts one use for this account or keyed address, or throws 429. */
  take(key: number | string): Promise<void>;
  /** Counts one use and returns whether it was still allowed, for limits that nobody is told of. */
  tryTake(key: number | string): Promise<boolean>;
}

export interface QuotaRule {
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
}

/** What a quota needs of the platform. */
interface QuotaPlatform {
  readonly pool: Platform['pool'];
  readonly settings: Pick<Platform['settings'], 'hasRateLimits'>;
}

const noQuota: Quota = {
  take: () => Promise.resolve(),
  tryTake: () => Promise.resolve(true),
};

/** Kept in the database, so that a restart forgets nothing. Without rate limits, everything is allowed. */
export function createQuota(
  { pool, settings: { hasRateLimits } }: QuotaPlatform,
  { name, times, seconds }: QuotaRule,
): Quota {
  if (!hasRateLimits) return noQuota;
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
  /** Answers the refusal, or undefined where it was still allowed. */
  async function count(key: number | string) {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  }
  return {
    async take(key) {
      const refusal = await count(key);
      if (refusal) throw rateLimited(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    },
    tryTake: async (key) => (await count(key)) === undefined,
  };
}
