import type { Platform } from '../../platform/platform';
import {
  createGuessLimit,
  doublingWait,
  noGuessLimit,
  type GuessLimit,
} from '../../platform/rateLimits/guessLimit';

/** How often somebody may be wrong on the way into a session. */
export interface SignInLimits {
  /** From wherever the account does not know. */
  readonly passwordByAccount: GuessLimit;
  /** From a browser that the account knows. */
  readonly passwordByBrowser: GuessLimit;
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
  // A pause, after which counting starts afresh: only who has the password gets here.
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
