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
  /** The value of the known-browser cookie, if the request has one. */
  readonly knownBrowser: string | undefined;
}

/** Stands in for a missing account: it knows no browser, and recognising one costs the same work. */
const unknownTo = (loginKey: string) => ({ loginKey, passwordHash: null });

/**
 * Answers the active account with this address and password, or undefined. An unknown address, a wrong
 * password and an inactive account cost the same work, count alike and get the same answer. Failures in a
 * browser that the account knows are counted separately, so that strangers' failures do not block its owner,
 * neither those at the account nor those from the same network address.
 */
export function createPasswordCheck(platform: Platform, limits: SignInLimits) {
  const { database, passwords, keyedHash } = platform;
  const knownBrowsers = createKnownBrowsers(platform);

  /** Stores a new hash. If another one was stored meanwhile, it stays and the password must match it. */
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
    /** How a refusal is recorded, and the account that is signed in already. */
    refusal: {
      readonly action: 'sign-in.password-refused' | 'password-change.refused';
      /** For the right password of an inactive account; only the audit log tells it from a wrong password. */
      readonly inactiveAction?: 'sign-in.inactive-account-refused';
      readonly actorId?: number;
      /** Whether an earlier sending has done the work meanwhile: a password that it replaced is no guess. */
      readonly isDone?: () => Promise<boolean>;
    },
  ): Promise<Account | undefined> => {
    const loginKey = emailKey(userName);
    const account = await findAccountByKey(database, loginKey);
    const browser = knownBrowsers.recognise(knownBrowser, account ?? unknownTo(loginKey));
    const attempt = await beginAll(
      browser === undefined
        ? [
            [limits.passwordByAddress, addressKey(origin.ip)],
            [limits.passwordByAccount, keyedHash(loginKey)],
          ]
        : [[limits.passwordByBrowser, browser]],
    );
    const verdict = await attempt.uncountedOnError(() =>
      passwords.verify(account?.passwordHash, password),
    );
    if (!account?.activated || !verdict.isRight) {
      const { action, inactiveAction = action, actorId, isDone } = refusal;
      if (isDone && (await attempt.uncountedOnError(isDone))) {
        await attempt.succeeded();
        return undefined;
      }
      await attempt.failed();
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
