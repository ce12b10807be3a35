import { emailKey } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Origin } from '../../platform/http/operations';
import { signInFailed } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { addressKey } from '../../platform/rateLimits/addressKey';
import { beginAll } from '../../platform/rateLimits/guessLimit';
import { findAccountByKey, updatePasswordHash, type Account } from './accountRepository';
import type { SignInLimits } from './signInLimits';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/**
 * Answers the active account with this address and password. An unknown address, a wrong password
 * and an inactive account cost the same work, count alike and get the same answer.
 */
export function createPasswordCheck(platform: Platform, limits: SignInLimits) {
  const { database, passwords, keyedHash } = platform;

  return async (
    { userName, password }: Credentials,
    origin: Origin,
    refusal: string,
  ): Promise<Account> => {
    const loginKey = emailKey(userName);
    const attempt = await beginAll([
      [limits.passwordByAddress, addressKey(origin.ip)],
      [limits.passwordByAccount, keyedHash(loginKey)],
    ]);
    const account = await findAccountByKey(database, loginKey);
    const verdict = await attempt.uncountedOnError(() =>
      passwords.verify(account?.passwordHash, password),
    );
    if (!account?.activated || !verdict.isRight) {
      await attempt.failed();
      await recordAudit(database, {
        action: 'sign-in.password-refused',
        target: account && { type: 'account', id: account.id },
        origin,
      });
      throw signInFailed(refusal);
    }
    await attempt.succeeded();
    if (verdict.isOutdated) {
      await updatePasswordHash(database, account.id, await passwords.hash(password));
    }
    return account;
  };
}
