import { emailKey } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Origin } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { addressKey } from '../../platform/rateLimits/addressKey';
import { beginAll } from '../../platform/rateLimits/guessLimit';
import { findAccountByKey, replacePasswordHash, type Account } from './accountRepository';
import { createKnownBrowsers } from './knownBrowsers';
import type { SignInLimits } from './signInLimits';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** The value of the cookie that may show a browser which the account knows. */
  readonly knownBrowser: string | undefined;
}

/** An account that knows no browser, for the same work where there is none. */
const unknownTo = (loginKey: string) => ({ loginKey, passwordHash: null });

/**
 * Answers the active account with this address and password, or undefined. An unknown address, a
 * wrong password and an inactive account cost the same work, count alike and get the same answer.
 * Where the account knows the browser, its failures count by themselves: strangers' make it wait no more.
 */
export function createPasswordCheck(platform: Platform, limits: SignInLimits) {
  const { database, passwords, keyedHash } = platform;
  const knownBrowsers = createKnownBrowsers(platform);

  /** Where somebody has written another hash meanwhile, that one stands, and decides. */
  async function hashAnew(account: Account, password: string): Promise<Account | undefined> {
    const passwordHash = await passwords.hash(password);
    if (await replacePasswordHash(database, account, passwordHash)) {
      return { ...account, passwordHash };
    }
    const current = await findAccountByKey(database, account.loginKey);
    const { isRight } = await passwords.verify(current?.passwordHash, password);
    return isRight && current?.activated ? current : undefined;
  }

  return async (
    { userName, password, knownBrowser }: Credentials,
    origin: Origin,
    /** How a refusal is recorded, and who is signed in already. */
    refusal: {
      readonly action: 'sign-in.password-refused' | 'password-change.refused';
      /** For the right password of an inactive account, which only the audit log tells from a wrong one. */
      readonly inactiveAction?: 'sign-in.inactive-account-refused';
      readonly actorId?: number;
    },
  ): Promise<Account | undefined> => {
    const loginKey = emailKey(userName);
    const account = await findAccountByKey(database, loginKey);
    const browser = knownBrowsers.recognise(knownBrowser, account ?? unknownTo(loginKey));
    const attempt = await beginAll([
      [limits.passwordByAddress, addressKey(origin.ip)],
      browser === undefined
        ? [limits.passwordByAccount, keyedHash(loginKey)]
        : [limits.passwordByBrowser, browser],
    ]);
    const verdict = await attempt.uncountedOnError(() =>
      passwords.verify(account?.passwordHash, password),
    );
    if (!account?.activated || !verdict.isRight) {
      await attempt.failed();
      const { action, inactiveAction = action, actorId } = refusal;
      await recordAudit(database, {
        action: verdict.isRight ? inactiveAction : action,
        actorId,
        target: account && { type: 'account', id: account.id },
        origin,
      });
      return undefined;
    }
    await attempt.succeeded();
    return verdict.isOutdated ? hashAnew(account, password) : account;
  };
}
