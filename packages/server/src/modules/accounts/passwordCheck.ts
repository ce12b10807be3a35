import { emailKey } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Origin } from '../../platform/http/operations';
import type { Platform } from '../../platform/platform';
import { addressKey } from '../../platform/rateLimits/addressKey';
import { beginAll } from '../../platform/rateLimits/guessLimit';
import { findAccountByKey, replacePasswordHash, type Account } from './accountRepository';
import type { SignInLimits } from './signInLimits';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/**
 * Answers the active account with this address and password, or undefined. An unknown address, a
 * wrong password and an inactive account cost the same work, count alike and get the same answer.
 */
export function createPasswordCheck(platform: Platform, limits: SignInLimits) {
  const { database, passwords, keyedHash } = platform;

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
    { userName, password }: Credentials,
    origin: Origin,
    /** How a refusal is recorded, and who is signed in already. */
    refusal: {
      readonly action: 'sign-in.password-refused' | 'password-change.refused';
      readonly actorId?: number;
    },
  ): Promise<Account | undefined> => {
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
        ...refusal,
        target: account && { type: 'account', id: account.id },
        origin,
      });
      return undefined;
    }
    await attempt.succeeded();
    return verdict.isOutdated ? hashAnew(account, password) : account;
  };
}
