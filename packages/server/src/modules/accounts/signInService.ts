import { errorMessages } from '@sounding/domain';
import { toDataURL } from 'qrcode';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import type { Origin } from '../../platform/http/operations';
import { signInFailed } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { beginAll } from '../../platform/rateLimits/guessLimit';
import { lockProvedAccount, noteLogin, storePendingSeed, type Account } from './accountRepository';
import { countBackupCodes } from './backupCodeRepository';
import { createKnownBrowsers } from './knownBrowsers';
import { backupCodeUsedMail, tooManyCodesMail } from './mails';
import { describeSeed, newSeed } from './oneTimeCode';
import { createPasswordCheck, type Credentials } from './passwordCheck';
import { issuePreAuthentication } from './preAuthentications';
import { createSecondFactorCheck, type SecondFactor } from './secondFactors';
import type { SignInLimits } from './signInLimits';
import { isResettingStaff } from './staff';

interface SignInAnswer {
  /** The QR image as a PNG data URL, only until a code has proved the set-up. */
  readonly data: string;
  readonly secret: string;
  readonly canReset2fa: boolean;
  /** True after a reset of one's own set-up: no app can show a code until the mailed link is used. */
  readonly awaitsMailedLink: boolean;
}

interface CodeRequest {
  readonly answer: SignInAnswer;
  /** The value of the cookie, only if the caller may reset their own set-up. */
  readonly preAuthentication: string | undefined;
}

interface OpenedSession {
  readonly token: string;
  /** The value of the known-browser cookie. */
  readonly knownBrowser: string;
}

export function createSignInService(platform: Platform, limits: SignInLimits) {
  const { database, clock, seedVault, sessions, settings, queueMail } = platform;
  const checkPassword = createPasswordCheck(platform, limits);
  const knownBrowsers = createKnownBrowsers(platform);
  const acceptSecondFactor = createSecondFactorCheck(platform);

  async function provePassword(credentials: Credentials, origin: Origin, refusal: string) {
    const account = await checkPassword(credentials, origin, {
      action: 'sign-in.password-refused',
      inactiveAction: 'sign-in.inactive-account-refused',
    });
    if (!account) throw signInFailed(refusal);
    return account;
  }

  async function startEnrolment(account: Account) {
    const seed = newSeed();
    const sealed = seedVault.seal(account.id, seed);
    if (!(await storePendingSeed(database, account.id, sealed, clock()))) return undefined;
    const { address, secret } = describeSeed(seed, account.login);
    return { data: await toDataURL(address, { margin: 4, scale: 6 }), secret };
  }

  async function recordSignIn(
    transaction: Transaction,
    account: Account,
    factor: SecondFactor,
    origin: Origin,
  ) {
    const line = { actorId: account.id, origin };
    if (factor.kind === 'backup') {
      const left = await countBackupCodes(transaction, account.id);
      await queueMail(transaction, backupCodeUsedMail(account, left));
      await recordAudit(transaction, { ...line, action: 'backup-code.used', detail: { left } });
    } else if (!account.totpSecret) {
      await recordAudit(transaction, { ...line, action: 'two-factor.enrolled' });
    }
    await recordAudit(transaction, { ...line, action: 'sign-in.succeeded' });
  }

  const openSession = (proved: Account, factor: SecondFactor, origin: Origin) =>
    withTransaction(database, async (transaction) => {
      const account = await lockProvedAccount(transaction, proved);
      if (!account || !(await acceptSecondFactor(transaction, account, factor))) return undefined;
      const token = await sessions.open(transaction, account.id);
      await noteLogin(transaction, account.id, clock());
      await recordSignIn(transaction, account, factor, origin);
      return token;
    });

  const preAuthenticate = (proved: Account) =>
    withTransaction(database, async (transaction) => {
      const account = await lockProvedAccount(transaction, proved);
      if (!account) throw signInFailed(errorMessages.codeRequestFailed);
      return issuePreAuthentication(transaction, account.id, clock());
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
    /** First step: checks the password. Shows the two-factor set-up until a code has confirmed it. */
    async requestCode(credentials: Credentials, origin: Origin): Promise<CodeRequest> {
      const account = await provePassword(credentials, origin, errorMessages.codeRequestFailed);
      const enrolment = account.totpSecret ? undefined : await startEnrolment(account);
      const canReset2fa = !enrolment && isResettingStaff(account, settings);
      const preAuthentication = canReset2fa ? await preAuthenticate(account) : undefined;
      const { data = '', secret = '' } = enrolment ?? {};
      const awaitsMailedLink = account.totpEnrolmentLocked;
      return { answer: { data, secret, canReset2fa, awaitsMailedLink }, preAuthentication };
    },

    /** Second step: checks both factors and opens a session. The account knows the browser from now on. */
    async signIn(
      credentials: Credentials,
      factor: SecondFactor,
      origin: Origin,
    ): Promise<OpenedSession> {
      const refusal = errorMessages.codeValidationFailed;
      const account = await provePassword(credentials, origin, refusal);
      const attempt = await beginAll([
        [limits.codeInFiveMinutes, String(account.id)],
        [limits.codeInAnHour, String(account.id)],
      ]);
      const token = await attempt.uncountedOnError(() => openSession(account, factor, origin));
      // eslint-disable-next-line security/detect-possible-timing-attacks -- undefined is no secret
      if (token === undefined) {
        await recordRefusedCode(account, await attempt.failed(), origin);
        throw signInFailed(refusal);
      }
      await attempt.succeeded();
      return { token, knownBrowser: knownBrowsers.introduce(account) };
    },
  };
}
