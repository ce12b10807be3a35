import { RateLimiterMemory } from 'rate-limiter-flexible';
import { asProblem } from './limiter';

/** Keeps one caller from using up the server for all others. */
export interface FloodLimit {
  /** Counts one request, or throws 429. */
  take(key: string, isWrite: boolean): Promise<void>;
}

/**
 * 300 requests and 60 writes a minute. In memory, unlike the limits on guesses: a restart may forget them,
 * and a database write for each request would cost more than most requests do.
 */
export function createFloodLimit(isOn: boolean): FloodLimit {
  if (!isOn) return { take: () => Promise.resolve() };
  const requests = new RateLimiterMemory({ keyPrefix: 'requests', points: 300, duration: 60 });
  const writes = new RateLimiterMemory({ keyPrefix: 'writes', points: 60, duration: 60 });
  return {
    async take(key, isWrite) {
      try {
        await requests.consume(key);
        if (isWrite) await writes.consume(key);
      } catch (refusal) {
        throw asProblem(refusal);
      }
    },
  };
}
