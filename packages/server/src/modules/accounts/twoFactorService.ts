import { emailKey, ownResetTooEarly, timings } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import type { Caller, Origin } from '../../platform/http/operations';
import { conflict, forbidden, notFound, sessionRequired } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import { createQuota } from '../../platform/rateLimits/quota';
import {
  clearTwoFactor,
  findOtherAdmins,
  lockAccount,
  lockAccountByKey,
  type Account,
} from './accountRepository';
import { deleteBackupCodes } from './backupCodeRepository';
import {
  enrolmentMail,
  twoFactorAlertMail,
  twoFactorAttemptMail,
  twoFactorResetMail,
} from './mails';
import { findPreAuthenticated, usePreAuthentication } from './preAuthentications';
import { refuseStaleSignIn } from './recentSignIn';
import { issueKey, keyAddress } from './resetKeys';
import { revokeAccess } from './revokeAccess';
import { isResettingStaff } from './staff';

/** The moment from which people can reset their own second factor. */
function ownResetFrom({ passwordResetAt }: Account): Date {
  const wait = timings.ownResetWaitHours * 3_600_000;
  return new Date(passwordResetAt === null ? 0 : passwordResetAt.getTime() + wait);
}

/** The two ways to reset a two-factor set-up: for somebody else, and for oneself (OPEN-32). */
export function createTwoFactorService(platform: Platform) {
  const { database, clock, sessions, settings, queueMail } = platform;
  const refusedAlerts = createQuota(platform, {
    name: 'refused-own-reset',
    times: 3,
    seconds: 3600,
  });

  async function clear(transaction: Transaction, account: Account, isEnrolmentLocked: boolean) {
    await clearTwoFactor(transaction, account.id, { isEnrolmentLocked });
    await deleteBackupCodes(transaction, account.id);
    await revokeAccess(transaction, account.id, { sessions, clock });
  }

  /** Records the refusal here, because the platform does not look up the caller of a public operation. */
  const recordDenied = (caller: Caller, origin: Origin, of?: Pick<Account, 'id'>) =>
    recordAudit(database, {
      action: 'access.denied',
      actorId: caller.accountId,
      target: of && { type: 'account', id: of.id },
      detail: { operation: 'resetTwoFactor' },
      origin,
    });

  async function alertOtherAdmins(
    transaction: Transaction,
    actorId: number,
    about: Account,
    toMail = twoFactorAlertMail,
  ) {
    for (const admin of await findOtherAdmins(transaction, actorId)) {
      await queueMail(transaction, toMail(admin, about));
    }
  }

  async function reportRefused(account: Account, origin: Origin) {
    const isTold = await refusedAlerts.tryTake(account.id);
    await withTransaction(database, async (transaction) => {
      if (isTold) {
        await alertOtherAdmins(transaction, account.id, account, twoFactorAttemptMail);
      }
      await recordAudit(transaction, {
        action: 'two-factor.reset-refused',
        actorId: account.id,
        target: { type: 'account', id: account.id },
        origin,
      });
    });
  }

  return {
    /**
     * Resets the set-up of a researcher or monitor for an administrator who signed in recently. The next
     * sign-in enrols anew.
     */
    async resetFor(email: string, caller: Caller, origin: Origin): Promise<void> {
      if (caller.role !== 'ROLE_ADMIN') {
        await recordDenied(caller, origin);
        throw forbidden();
      }
      refuseStaleSignIn(caller, clock());
      const otherAdmin = await withTransaction(database, async (transaction) => {
        const account = await lockAccountByKey(transaction, emailKey(email));
        if (!account || account.id === caller.accountId) throw notFound();
        if (account.role === 'ROLE_ADMIN') return account;
        await clear(transaction, account, false);
        await queueMail(transaction, twoFactorResetMail(account, settings.publicUrl));
        await alertOtherAdmins(transaction, caller.accountId, account);
        await recordAudit(transaction, {
          action: 'two-factor.reset',
          actorId: caller.accountId,
          target: { type: 'account', id: account.id },
          origin,
        });
        return undefined;
      });
      if (!otherAdmin) return;
      await recordDenied(caller, origin, otherAdmin);
      throw notFound();
    },

    /**
     * Resets the own set-up of a staff member who has just passed the password step. Enrolling then waits for
     * a mailed link. While it waits, another reset only mails a new link. Neither soon after a password reset
     * by mail: the mailbox alone would open the account.
     */
    async resetOwn(email: string, token: string, origin: Origin): Promise<void> {
      const now = clock();
      const id = await findPreAuthenticated(database, token, now);
      if (id === undefined) throw sessionRequired();
      const refused = await withTransaction(database, async (transaction) => {
        const account = await lockAccount(transaction, id);
        if (!(await usePreAuthentication(transaction, token, now))) throw sessionRequired();
        if (!account.activated || !isResettingStaff(account, settings)) throw sessionRequired();
        // Thrown inside the transaction, so that a mistyped address does not use the token up.
        if (account.loginKey !== emailKey(email)) throw notFound();
        const possibleFrom = ownResetFrom(account);
        if (possibleFrom > now) return { account, possibleFrom };
        // The set-up is already reset, so only a new link is wanted. An alert and an audit line would report
        // a reset that did not happen.
        const isAgain = account.totpEnrolmentLocked;
        if (!isAgain) {
          await clear(transaction, account, true);
          await alertOtherAdmins(transaction, id, account);
        }
        const key = await issueKey(transaction, id, 'TWO_FACTOR_ENROLMENT', now);
        await queueMail(transaction, enrolmentMail(account, keyAddress(settings.publicUrl, key)));
        await recordAudit(transaction, {
          action: isAgain ? 'two-factor.link-requested' : 'two-factor.reset',
          actorId: id,
          target: { type: 'account', id },
          origin,
        });
        return undefined;
      });
      if (!refused) return;
      await reportRefused(refused.account, origin);
      throw conflict(ownResetTooEarly(refused.possibleFrom), 'Not possible yet');
    },
  };
}
