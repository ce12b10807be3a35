import type { Platform } from '../../platform/platform';
import {
  createGuessLimit,
  doublingWait,
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

export function createSignInLimits(platform: Platform): SignInLimits {
  const password = {
    seconds: quarterOfAnHour,
    waitSeconds: doublingWait,
    memorySeconds: quarterOfAnHour,
  };
  // Counting starts afresh after the pause: only somebody who has the password gets this far.
  const code = { waitSeconds: () => quarterOfAnHour, memorySeconds: 0 };
  return {
    passwordByAccount: createGuessLimit(platform, {
      ...password,
      name: 'password-account',
      failures: 10,
    }),
    passwordByBrowser: createGuessLimit(platform, {
      ...password,
      name: 'password-browser',
      failures: 10,
    }),
    passwordByAddress: createGuessLimit(platform, {
      ...password,
      name: 'password-address',
      failures: 30,
    }),
    codeInFiveMinutes: createGuessLimit(platform, {
      ...code,
      name: 'code-minutes',
      failures: 5,
      seconds: 300,
    }),
    codeInAnHour: createGuessLimit(platform, {
      ...code,
      name: 'code-hour',
      failures: 10,
      seconds: 3600,
    }),
  };
}
