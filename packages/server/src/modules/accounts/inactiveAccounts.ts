import { closedIfWarnedBy, closingDate, warnedIfUnusedSince } from '@sounding/domain';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction, type Database, type Transaction } from '../../platform/database/database';
import { oneByOne } from '../../platform/oneByOne';
import type { Platform } from '../../platform/platform';
import { clearTwoFactor, type Account } from './accountRepository';
import { deleteBackupCodes } from './backupCodeRepository';
import {
  deleteAccount,
  findMeant,
  isNamedByRecords,
  lockMeant,
  markClosed,
  noteWarning,
  unwarned,
  warned,
  type Meant,
} from './inactiveAccountRepository';
import { accountClosedMail, accountDeletedMail, inactivityMail } from './mails';
import { revokeAccess } from './revokeAccess';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'sessions' | 'queueMail'>;

/** Warns the owners of accounts that have not been used for nearly 24 months (decision 0014). */
export function warnInactiveAccounts({
  database,
  clock,
  settings,
  queueMail,
}: Parts): Promise<void> {
  const now = clock();
  return forEachMeant(
    database,
    unwarned(warnedIfUnusedSince(now)),
    async (transaction, account) => {
      await noteWarning(transaction, account.id, now);
      await queueMail(
        transaction,
        inactivityMail(account, {
          closesOn: closingDate(now),
          isNamed: await isNamedByRecords(transaction, account.id),
          publicUrl: settings.publicUrl,
        }),
      );
      await record(transaction, 'account.inactivity-warned', account);
    },
  );
}

/** Closes the accounts whose owners were warned and did not come back (decision 0014). */
export function closeInactiveAccounts(platform: Parts): Promise<void> {
  const now = platform.clock();
  const due = { unusedSince: warnedIfUnusedSince(now), warnedBy: closedIfWarnedBy(now) };
  return forEachMeant(platform.database, warned(due), async (transaction, account) => {
    const isNamed = await isNamedByRecords(transaction, account.id);
    if (isNamed) await close(transaction, account, platform);
    else await deleteAccount(transaction, account.id);
    await platform.queueMail(
      transaction,
      isNamed ? accountClosedMail(account) : accountDeletedMail(account),
    );
    await record(transaction, isNamed ? 'account.closed' : 'account.deleted', account);
  });
}

/** Keeps the account's name and address, because projects and documents still show whose they are. */
async function close(transaction: Transaction, { id }: Account, platform: Parts) {
  await markClosed(transaction, id, platform.clock());
  await clearTwoFactor(transaction, id, { isEnrolmentLocked: false });
  await deleteBackupCodes(transaction, id);
  await revokeAccess(transaction, id, platform);
}

/** Works on each account in a transaction of its own, so that the lock on the audit log is never held for long. */
async function forEachMeant(
  database: Database,
  isMeant: Meant,
  work: (transaction: Transaction, account: Account) => Promise<void>,
): Promise<void> {
  const batch = { type: 'account', left: 'Inactive accounts were left' };
  await oneByOne(await findMeant(database, isMeant), batch, ({ id }) =>
    withTransaction(database, async (transaction) => {
      const account = await lockMeant(transaction, id, isMeant);
      if (account !== undefined) await work(transaction, account);
    }),
  );
}

const record = (transaction: Transaction, action: string, { id }: Account) =>
  recordAudit(transaction, { action, target: { type: 'account', id }, origin: null });
