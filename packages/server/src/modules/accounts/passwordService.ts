import { emailKey, passwordMessages } from '@sounding/domain';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Caller, Origin } from '../../platform/http/operations';
import type { Problem } from '../../platform/http/problem';
import { invalid } from '../../platform/http/problems';
import { noteSent, wasSent, type SentCall } from '../../platform/http/sentOnce';
import type { Platform } from '../../platform/platform';
import { addressKey } from '../../platform/rateLimits/addressKey';
import {
  lockAccount,
  lockAccountByKey,
  lockProvedAccount,
  releaseEnrolment,
  updatePassword,
} from './accountRepository';
import { createKnownBrowsers } from './knownBrowsers';
import { invitationMail, passwordChangedMail, passwordResetMail } from './mails';
import { refuseWeakPassword } from './newPassword';
import { createPasswordCheck } from './passwordCheck';
import { passwordChosenBefore, resetKeyExpired, resetKeyUnknown } from './problems';
import { findKey, issueKey, keyAddress, useKey } from './resetKeys';
import { createResetLimits } from './resetLimits';
import { revokeAccess } from './revokeAccess';
import type { SignInLimits } from './signInLimits';

const refused = () =>
  invalid([{ pointer: '/currentPassword', message: passwordMessages.currentWrong }]);

/** Choosing a password: by a mailed link, or with the present one. */
export function createPasswordService(platform: Platform, signInLimits: SignInLimits) {
  const { database, clock, passwords, sessions, settings, keyedHash, queueMail } = platform;
  const { publicUrl } = settings;
  const limits = createResetLimits(platform);
  const knownBrowsers = createKnownBrowsers(platform);
  const checkPassword = createPasswordCheck(platform, signInLimits);

  /** The account behind a key that still works. */
  function openKey({ state, account }: Awaited<ReturnType<typeof findKey>>) {
    if (state === 'expired') throw resetKeyExpired();
    if (state === 'invalid' || !account) throw resetKeyUnknown();
    return account;
  }

  /**
   * Answers a request again whose first answer was lost, if the account has this password. A wrong one counts
   * as at sign-in, so that a key that somebody got hold of is no way to guess.
   */
  async function answerAgain(
    { login, newPassword }: { readonly login: string; readonly newPassword: string },
    origin: Origin,
  ): Promise<string> {
    const credentials = { userName: login, password: newPassword, knownBrowser: undefined };
    const proved = await checkPassword(credentials, origin, { action: 'password-change.refused' });
    if (!proved) throw passwordChosenBefore();
    return knownBrowsers.introduce(proved);
  }

  /**
   * Looks at the key once more before it refuses: the first try under it may have ended meanwhile, and that
   * alone made this one fail.
   */
  async function refuseUnlessSent(
    refusal: Problem,
    call: Omit<SentCall, 'reply'>,
    again: () => Promise<string>,
  ): Promise<string> {
    if (await wasSent(platform, call)) return again();
    throw refusal;
  }

  return {
    allowResetRequest: ({ ip }: Origin) => limits.mailsByAddress.take(addressKey(ip)),

    /**
     * Mails a link to the address if an active account has it; otherwise does nothing.
     *
     * @param actorId The administrator who asks, if somebody is signed in.
     */
    async mailResetLink(email: string, actorId: number | undefined, origin: Origin): Promise<void> {
      const loginKey = emailKey(email);
      if (!(await limits.mailsByAccount.tryTake(keyedHash(loginKey)))) return;
      await withTransaction(database, async (transaction) => {
        const account = await lockAccountByKey(transaction, loginKey);
        if (!account?.activated) return;
        // An account without a password gets another invitation, whose key lives longer than a reset key.
        const [purpose, toMail] =
          account.passwordHash === null
            ? (['ACTIVATION', invitationMail] as const)
            : (['PASSWORD_RESET', passwordResetMail] as const);
        const key = await issueKey(transaction, account.id, purpose, clock());
        await queueMail(transaction, toMail(account, keyAddress(publicUrl, key)));
        await recordAudit(transaction, {
          action: 'password-reset.requested',
          actorId,
          target: { type: 'account', id: account.id },
          detail: { purpose },
          origin,
        });
      });
    },

    async checkKey(key: string, { ip }: Origin): Promise<void> {
      await limits.keysByAddress.take(addressKey(ip));
      openKey(await findKey(database, key, clock()));
    },

    /** Uses the key up and sets the password, or does neither. Answers the known-browser cookie's value. */
    async finishReset(
      { key, newPassword }: { readonly key: string; readonly newPassword: string },
      request: FastifyRequest,
      origin: Origin,
    ): Promise<string> {
      await limits.keysByAddress.take(addressKey(origin.ip));
      const found = await findKey(database, key, clock());
      const callBy = (accountId: number) => ({ caller: { accountId }, request });
      const again = (login: string) => answerAgain({ login, newPassword }, origin);
      if (found.account && (await wasSent(platform, callBy(found.account.id)))) {
        return again(found.account.login);
      }
      const account = openKey(found);
      await limits.passwordsByAccount.take(account.id);
      await refuseWeakPassword(newPassword, account);
      const passwordHash = await passwords.hash(newPassword);
      const browser = await withTransaction(database, async (transaction) => {
        const { id, activated, loginKey } = await lockAccount(transaction, account.id);
        const purpose = activated ? await useKey(transaction, key, clock()) : undefined;
        if (purpose === undefined) return undefined;
        await noteSent(transaction, callBy(id), clock());
        const passwordResetAt = purpose === 'PASSWORD_RESET' ? clock() : null;
        await updatePassword(transaction, id, { passwordHash, passwordResetAt });
        if (purpose === 'TWO_FACTOR_ENROLMENT') await releaseEnrolment(transaction, id);
        await revokeAccess(transaction, id, { sessions, clock });
        const isFirst = purpose === 'ACTIVATION';
        await queueMail(transaction, passwordChangedMail(account, { publicUrl, isFirst }));
        await recordAudit(transaction, {
          action: isFirst ? 'password.chosen' : 'password.reset',
          target: { type: 'account', id },
          detail: { purpose },
          origin,
        });
        return knownBrowsers.introduce({ loginKey, passwordHash });
      });
      return (
        browser ??
        refuseUnlessSent(resetKeyUnknown(), callBy(account.id), () => again(account.login))
      );
    },

    /** Ends every session but the caller's own. Answers the known-browser cookie's value. */
    async changePassword(
      sent: {
        readonly currentPassword: string;
        readonly newPassword: string;
        readonly knownBrowser: string | undefined;
      },
      call: { readonly caller: Caller; readonly request: FastifyRequest },
      origin: Origin,
    ): Promise<string> {
      const { caller } = call;
      const { currentPassword: password, newPassword, knownBrowser } = sent;
      const again = () => answerAgain({ login: caller.login, newPassword }, origin);
      if (await wasSent(platform, call)) return again();
      const credentials = { userName: caller.login, password, knownBrowser };
      const proved = await checkPassword(credentials, origin, {
        action: 'password-change.refused',
        actorId: caller.accountId,
        isDone: () => wasSent(platform, call),
      });
      if (!proved) return refuseUnlessSent(refused(), call, again);
      await limits.passwordsByAccount.take(proved.id);
      await refuseWeakPassword(newPassword, proved);
      const passwordHash = await passwords.hash(newPassword);
      const browser = await withTransaction(database, async (transaction) => {
        const account = await lockProvedAccount(transaction, proved);
        if (!account) return undefined;
        const { id, loginKey } = account;
        await noteSent(transaction, call, clock());
        await updatePassword(transaction, id, { passwordHash, passwordResetAt: null });
        await revokeAccess(transaction, id, { sessions, clock }, caller.sessionHash);
        await queueMail(transaction, passwordChangedMail(proved, { publicUrl, isFirst: false }));
        await recordAudit(transaction, { action: 'password.changed', actorId: id, origin });
        return knownBrowsers.introduce({ loginKey, passwordHash });
      });
      return browser ?? refuseUnlessSent(refused(), call, again);
    },
  };
}
