import { emailKey } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Transaction } from '../../platform/database/database';
import type { Caller, Origin } from '../../platform/http/operations';
import { forbidden, notFound, sessionRequired } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import {
  clearTwoFactor,
  findOtherAdmins,
  lockAccount,
  lockAccountByKey,
  type Account,
} from './accountRepository';
import { deleteBackupCodes } from './backupCodeRepository';
import { enrolmentMail, twoFactorAlertMail, twoFactorResetMail } from './mails';
import { findPreAuthenticated, usePreAuthentication } from './preAuthentications';
import { refuseStaleSignIn } from './recentSignIn';
import { issueKey, keyAddress } from './resetKeys';
import { revokeAccess } from './revokeAccess';
import { isResettingStaff } from './staff';

/** The two ways to reset a two-factor set-up: for somebody else, and for oneself (OPEN-32). */
export function createTwoFactorService(platform: Platform) {
  const { database, clock, sessions, settings, queueMail } = platform;

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

  async function alertOtherAdmins(transaction: Transaction, actorId: number, about: Account) {
    for (const admin of await findOtherAdmins(transaction, actorId)) {
      await queueMail(transaction, twoFactorAlertMail(admin, about));
    }
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
     * a mailed link. While it waits, another reset only mails a new link.
     */
    async resetOwn(email: string, token: string, origin: Origin): Promise<void> {
      const now = clock();
      const id = await findPreAuthenticated(database, token, now);
      if (id === undefined) throw sessionRequired();
      await withTransaction(database, async (transaction) => {
        const account = await lockAccount(transaction, id);
        if (!(await usePreAuthentication(transaction, token, now))) throw sessionRequired();
        if (!account.activated || !isResettingStaff(account, settings)) throw sessionRequired();
        // Thrown inside the transaction, so that a mistyped address does not use the token up.
        if (account.loginKey !== emailKey(email)) throw notFound();
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
      });
    },
  };
}
