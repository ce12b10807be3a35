import { errorMessages } from '@sounding/domain';
import { toDataURL } from 'qrcode';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import type { Origin } from '../../platform/http/operations';
import { signInFailed } from '../../platform/http/problems';
import { queueMail } from '../../platform/mail/queueMail';
import type { Platform } from '../../platform/platform';
import { beginAll } from '../../platform/rateLimits/guessLimit';
import type { SealedSeed } from '../../platform/security/seedVault';
import {
  confirmPendingSeed,
  noteLogin,
  storePendingSeed,
  useStep,
  type Account,
} from './accountRepository';
import { tooManyCodesMail } from './mails';
import { describeSeed, newSeed, stepOf } from './oneTimeCode';
import { createPasswordCheck, type Credentials } from './passwordCheck';
import { createSignInLimits } from './signInLimits';

/** A seed that was shown and not confirmed is worthless after this time. */
const pendingSeedMilliseconds = 10 * 60_000;

export interface SignInAnswer {
  /** The QR image as a PNG data URL, only until a code has proved the set-up. */
  readonly data: string;
  readonly secret: string;
  readonly canReset2fa: boolean;
}

export function createSignInService(platform: Platform) {
  const { database, clock, seedVault, sessions, settings } = platform;
  const limits = createSignInLimits(platform);
  const checkPassword = createPasswordCheck(platform, limits);

  async function startEnrolment(account: Account) {
    const seed = newSeed();
    const sealed = seedVault.seal(account.id, seed);
    if (!(await storePendingSeed(database, account.id, sealed, clock()))) return undefined;
    const { address, secret } = describeSeed(seed, account.login);
    return { data: await toDataURL(address, { margin: 4, scale: 6 }), secret };
  }

  /** Uses the code up inside the transaction; false for a wrong, old or used one. */
  async function acceptCode(transaction: Transaction, account: Account, code: string) {
    const confirmed = sealedSeed(account.totpSecret, account.totpNonce, account.totpKeyId);
    const seed = confirmed ?? pendingSeed(account, clock());
    if (!seed) return false;
    const step = stepOf(seedVault.open(account.id, seed), code, clock());
    if (step === undefined) return false;
    const use = confirmed ? useStep : confirmPendingSeed;
    return use(transaction, account.id, seed, step);
  }

  const openSession = (account: Account, code: string, origin: Origin) =>
    withTransaction(database, async (transaction) => {
      if (!(await acceptCode(transaction, account, code))) return undefined;
      const token = await sessions.open(transaction, account.id);
      await noteLogin(transaction, account.id, clock());
      const line = { actorId: account.id, origin };
      if (!account.totpSecret) {
        await recordAudit(transaction, { ...line, action: 'two-factor.enrolled' });
      }
      await recordAudit(transaction, { ...line, action: 'sign-in.succeeded' });
      return token;
    });

  const recordRefusedCode = (account: Account, isPaused: boolean, origin: Origin) =>
    withTransaction(database, async (transaction) => {
      if (isPaused) await queueMail(transaction, tooManyCodesMail(account, settings.publicUrl));
      await recordAudit(transaction, {
        action: 'sign-in.code-refused',
        target: { type: 'account', id: account.id },
        detail: { isPaused },
        origin,
      });
    });

  return {
    /** First step: proves the password, and shows the set-up until it has been proved. */
    async requestCode(credentials: Credentials, origin: Origin): Promise<SignInAnswer> {
      const account = await checkPassword(credentials, origin, errorMessages.codeRequestFailed);
      const enrolment = account.totpSecret ? undefined : await startEnrolment(account);
      return {
        data: enrolment?.data ?? '',
        secret: enrolment?.secret ?? '',
        canReset2fa:
          !enrolment && account.role === 'ROLE_ADMIN' && settings.staffEmails.has(account.loginKey),
      };
    },

    /** Second step: proves password and code, and answers the new session's token. */
    async signIn(credentials: Credentials & { readonly code: string }, origin: Origin) {
      const refusal = errorMessages.codeValidationFailed;
      const account = await checkPassword(credentials, origin, refusal);
      const attempt = await beginAll([
        [limits.codeInFiveMinutes, String(account.id)],
        [limits.codeInAnHour, String(account.id)],
      ]);
      const token = await attempt.uncountedOnError(() =>
        openSession(account, credentials.code, origin),
      );
      // eslint-disable-next-line security/detect-possible-timing-attacks -- undefined is no secret
      if (token === undefined) {
        await recordRefusedCode(account, await attempt.failed(), origin);
        throw signInFailed(refusal);
      }
      await attempt.succeeded();
      return token;
    },
  };
}

function sealedSeed(secret: Buffer | null, nonce: Buffer | null, keyId: string | null) {
  return secret && nonce && keyId !== null
    ? ({ secret, nonce, keyId } satisfies SealedSeed)
    : undefined;
}

function pendingSeed(account: Account, now: Date) {
  const { totpPendingSecret, totpPendingNonce, totpPendingKeyId, totpPendingAt } = account;
  const isFresh =
    totpPendingAt && now.getTime() - totpPendingAt.getTime() < pendingSeedMilliseconds;
  return isFresh ? sealedSeed(totpPendingSecret, totpPendingNonce, totpPendingKeyId) : undefined;
}
