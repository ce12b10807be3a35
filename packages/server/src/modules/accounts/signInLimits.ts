import type { Platform } from '../../platform/platform';
import {
  createGuessLimit,
  doublingWait,
  noGuessLimit,
  type GuessLimit,
} from '../../platform/rateLimits/guessLimit';

/** Limits on wrong passwords and wrong codes at sign-in. */
export interface SignInLimits {
  /** Failures from browsers that the account does not know. */
  readonly passwordByAccount: GuessLimit;
  /** Failures from one browser that the account knows. */
  readonly passwordByBrowser: GuessLimit;
  /** Failures from one network address, at whatever account, in browsers that it does not know. */
  readonly passwordByAddress: GuessLimit;
  readonly codeInFiveMinutes: GuessLimit;
  readonly codeInAnHour: GuessLimit;
}

const quarterOfAnHour = 15 * 60;

export function createSignInLimits({ settings, pool }: Platform): SignInLimits {
  if (!settings.hasRateLimits) {
    return {
      passwordByAccount: noGuessLimit,
      passwordByBrowser: noGuessLimit,
      passwordByAddress: noGuessLimit,
      codeInFiveMinutes: noGuessLimit,
      codeInAnHour: noGuessLimit,
    };
  }
  const password = {
    seconds: quarterOfAnHour,
    waitSeconds: doublingWait,
    memorySeconds: quarterOfAnHour,
  };
  // Counting starts afresh after the pause: only somebody who has the password gets this far.
  const code = { waitSeconds: () => quarterOfAnHour, memorySeconds: 0 };
  return {
    passwordByAccount: createGuessLimit(pool, {
      ...password,
      name: 'password-account',
      failures: 10,
    }),
    passwordByBrowser: createGuessLimit(pool, {
      ...password,
      name: 'password-browser',
      failures: 10,
    }),
    passwordByAddress: createGuessLimit(pool, {
      ...password,
      name: 'password-address',
      failures: 30,
    }),
    codeInFiveMinutes: createGuessLimit(pool, {
      ...code,
      name: 'code-minutes',
      failures: 5,
      seconds: 300,
    }),
    codeInAnHour: createGuessLimit(pool, {
      ...code,
      name: 'code-hour',
      failures: 10,
      seconds: 3600,
    }),
  };
}
