import { RateLimiterRes } from 'rate-limiter-flexible';
import { asProblem, keptLimiter, type LimitPlatform, type QuotaRule } from './limiter';

export type { QuotaRule };

/** Limits how often an account or address may do something costly, whether or not it succeeds. */
export interface Quota {
  /** Counts one use for this account or keyed address, or throws 429. */
  take(key: number | string): Promise<void>;
  /** Counts one use and returns whether it was still allowed, for limits that nobody is told of. */
  tryTake(key: number | string): Promise<boolean>;
}

const noQuota: Quota = {
  take: () => Promise.resolve(),
  tryTake: () => Promise.resolve(true),
};

/** Kept in the database, so that a restart forgets nothing. Without rate limits, everything is allowed. */
export function createQuota({ pool, settings }: LimitPlatform, rule: QuotaRule): Quota {
  if (!settings.hasRateLimits) return noQuota;
  const limiter = keptLimiter(pool, rule);
  return {
    take: (key) =>
      limiter.consume(key).catch((refusal: unknown) => {
        throw asProblem(refusal);
      }),
    tryTake: (key) =>
      limiter.consume(key).then(
        () => true,
        (refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return false;
          throw refusal;
        },
      ),
  };
}
