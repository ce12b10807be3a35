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

/** Taking somebody's two-factor set-up away, in the two ways that there are (OPEN-32). */
export function createTwoFactorService(platform: Platform) {
  const { database, clock, sessions, settings, queueMail } = platform;

  async function clear(transaction: Transaction, account: Account, isEnrolmentLocked: boolean) {
    await clearTwoFactor(transaction, account.id, { isEnrolmentLocked });
    await deleteBackupCodes(transaction, account.id);
    await revokeAccess(transaction, account.id, { sessions, clock });
  }

  /** The platform knows no caller of a call that is open to the public. */
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
    /** By an admin who signed in just now: for a researcher or monitor, whose next sign-in enrols. */
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
     * By one of the staff who has just passed the password step: enrolling waits for a mailed link,
     * which whoever waits for it already is sent once more.
     */
    async resetOwn(email: string, token: string, origin: Origin): Promise<void> {
      const now = clock();
      const id = await findPreAuthenticated(database, token, now);
      if (id === undefined) throw sessionRequired();
      await withTransaction(database, async (transaction) => {
        const account = await lockAccount(transaction, id);
        if (!(await usePreAuthentication(transaction, token, now))) throw sessionRequired();
        if (!account.activated || !isResettingStaff(account, settings)) throw sessionRequired();
        // Thrown inside the transaction, so that a slip of the pen does not use the token up.
        if (account.loginKey !== emailKey(email)) throw notFound();
        // Reset before, so only the link is wanted once more: an alert and a line would tell of a reset that is none.
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
