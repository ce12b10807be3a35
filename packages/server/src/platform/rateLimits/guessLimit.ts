import { createFailureCount } from './failureCount';
import { asProblem, keptLimiter, type LimitPlatform } from './limiter';

/** One counted try. A right one is given back, so that only failures add up. */
interface Try {
  /** It was right: uncount it and forget any waiting. */
  succeeded(): Promise<void>;
  /** It was wrong. Answers whether a wait begins with this failure. */
  failed(): Promise<boolean>;
}

export interface GuessLimit {
  /** Counts the try before it is judged, so that parallel ones cannot slip by; throws 429. */
  begin(key: string): Promise<Try>;
}

export interface GuessLimitRule {
  readonly name: string;
  /** Failures allowed within `seconds`. */
  readonly failures: number;
  readonly seconds: number;
  /** How long each further try has to wait, by the number of failures over the limit: never shorter for more. */
  readonly waitSeconds: (over: number) => number;
  /** How long the count outlives a wait, so that the next failure makes the wait longer. */
  readonly memorySeconds: number;
}

/** A try that several limits count. */
interface CountedTry extends Try {
  /** Uncounts the try if the work fails for a reason that is not the caller's. */
  uncountedOnError<T>(work: () => Promise<T>): Promise<T>;
}

/** Begins a try with all limits, or with none if one of them refuses. */
export async function beginAll(
  limits: readonly (readonly [GuessLimit, string])[],
): Promise<CountedTry> {
  const begun: Try[] = [];
  const succeeded = async () => {
    for (const each of begun) await each.succeeded();
  };
  try {
    for (const [limit, key] of limits) begun.push(await limit.begin(key));
  } catch (refusal) {
    await succeeded();
    throw refusal;
  }
  return {
    succeeded,
    async failed() {
      let beginsWait = false;
      for (const each of begun) beginsWait = (await each.failed()) || beginsWait;
      return beginsWait;
    },
    async uncountedOnError(work) {
      try {
        return await work();
      } catch (error) {
        await succeeded();
        throw error;
      }
    },
  };
}

/** 1, 2, 4, 8, then 15 minutes: slows guessing down and locks nobody out for good. */
export const doublingWait = (over: number): number => Math.min(15, 2 ** over) * 60;

const free: Try = {
  succeeded: () => Promise.resolve(),
  failed: () => Promise.resolve(false),
};

const noGuessLimit: GuessLimit = { begin: () => Promise.resolve(free) };

/** Counts live in the database, so that a restart does not hand out new guesses. */
export function createGuessLimit(platform: LimitPlatform, rule: GuessLimitRule): GuessLimit {
  const { pool, settings } = platform;
  if (!settings.hasRateLimits) return noGuessLimit;
  const { name, failures, seconds, waitSeconds, memorySeconds } = rule;
  const longestWait = waitSeconds(Infinity);
  const counted = createFailureCount(pool, {
    name,
    most: failures - 1,
    seconds,
    longestSeconds: Math.max(seconds, longestWait + memorySeconds),
  });
  const waits = keptLimiter(pool, { name: `${name}-wait`, times: 1, seconds: longestWait });

  /** Begins the last try before a wait, or one after it, for the request that makes the wait's row first. */
  async function beginSingle(key: string): Promise<Try> {
    const over = Math.max(0, (await counted.read(key)) + 1 - failures);
    try {
      await waits.consume(key, waitSeconds(over));
    } catch (refusal) {
      throw asProblem(refusal);
    }
    return {
      async succeeded() {
        await waits.delete(key);
      },
      async failed() {
        await counted.add(key, waitSeconds(over) + memorySeconds);
        return true;
      },
    };
  }

  return {
    async begin(key) {
      if (!(await counted.tryAdd(key))) return beginSingle(key);
      return {
        succeeded: () => counted.takeBack(key),
        failed: () => Promise.resolve(false),
      };
    },
  };
}
