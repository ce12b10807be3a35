import { clearTwoFactorOfLostKey } from './modules/accounts';
import { operatorOrigin } from './operatorOrigin';
import { onDatabase } from './onDatabase';
import { recordAudit } from './platform/audit/recordAudit';
import { withTransaction, type Transaction } from './platform/database/database';
import { deleteMailsOfLostKey } from './platform/mail/lostKey';
import { findSecretKey } from './platform/security/secretKey';
import type { Settings } from './platform/settings';
import { StartFailure } from './platform/startFailure';

const consent = '--reset-two-factor';
const command = `npm run admin:lost-key -- ${consent}`;

export const lostKeyUsage = `There is nothing else to say than: ${command}`;

/**
 * `admin:lost-key`: takes away whatever a lost key has sealed, without which the server starts under a new
 * one. Only told so by name; else it says what would go. Answers what to tell.
 */
export async function lostKey(words: readonly string[], settings: Settings): Promise<string> {
  const [consented, ...others] = words;
  if ((consented ?? consent) !== consent || others.length > 0) {
    throw new StartFailure(lostKeyUsage);
  }
  return onDatabase(settings, { besideServer: false }, async ({ database }) => {
    const key = await findSecretKey(settings);
    return withTransaction(database, async (transaction) => {
      const gone = await takeAway(transaction, key);
      // Thrown inside the transaction, so that what was counted stays.
      if (consented === undefined) throw new StartFailure(warning(gone));
      return `Gone are ${gone}. Start the server: everybody concerned signs in with their password alone, and sets up two-factor anew.`;
    });
  });
}

/** What is left is sealed with the present key, or with none. Answers what went. */
async function takeAway(transaction: Transaction, key: string | undefined): Promise<string> {
  const accountIds = await clearTwoFactorOfLostKey(transaction, key);
  const mails = await deleteMailsOfLostKey(transaction, key);
  if (accountIds.length + mails === 0) {
    throw new StartFailure('Nothing in this database is sealed with a lost key: start the server.');
  }
  const origin = operatorOrigin();
  for (const id of accountIds) {
    const target = { type: 'account', id };
    await recordAudit(transaction, { action: 'two-factor.key-lost', target, origin });
  }
  const people = accountIds.length === 1 ? '1 account' : `${accountIds.length} accounts`;
  const waiting = mails === 1 ? '1 mail that waits' : `${mails} mails that wait`;
  return `the two-factor set-up and the backup codes of ${people}, and ${waiting} to be sent`;
}

const warning = (gone: string) =>
  `Nothing has changed yet. Where the key has a backup, put that back. Where it is lost for good, this takes away ${gone}, which nobody can read any more; then whoever knows the password of such an account sets up two-factor anew: ${command}`;
