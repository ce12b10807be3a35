import { counted } from '@sounding/domain';
import { TransactionRollbackError } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { askAtTerminal, type Ask } from './askAtTerminal';
import { clearTwoFactorOfLostKey } from '../modules/accounts';
import { operatorOrigin } from './operatorOrigin';
import { nameOfDatabase, onDatabase } from './onDatabase';
import { requireYes } from './requireYes';
import { recordAudit } from '../platform/audit/recordAudit';
import { withTransaction, type Database, type Transaction } from '../platform/database/database';
import { deleteMailsOfLostKey } from '../platform/mail/lostKey';
import { findSecretKey } from '../platform/security/secretKey';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

const command = 'npm run admin:lost-key -- --reset-two-factor';

export const lostKeyUsage = `There is nothing else to say than: ${command}`;

/**
 * `admin:lost-key`: deletes what a lost key has sealed, so that the server starts under a new key. It needs
 * `--reset-two-factor` and a yes; without them it only says what would go. Returns what to tell.
 */
export async function lostKey(
  words: readonly string[],
  settings: Settings,
  ask: Ask = askAtTerminal,
): Promise<string> {
  const { isNamed, isAgreed } = readWords(words);
  return onDatabase(settings, { besideServer: false }, async ({ database }) => {
    const key = await findSecretKey(settings);
    const concerned = await foresee(database, key);
    if (!isNamed) throw new StartFailure(warning(concerned));
    // A key that was only mistyped would lead to the same deletion.
    const about = `In ${nameOfDatabase(settings)} another key has sealed ${concerned}. Where that key has a backup, or the one that is set is mistyped, put it right instead.`;
    await requireYes({ isAgreed }, { about, deed: 'take them away', command, ask });
    const gone = await withTransaction(database, (transaction) => takeAway(transaction, key));
    return `Gone are ${gone}. Start the server: everybody concerned signs in with their password alone, and sets up two-factor anew.`;
  });
}

function readWords(words: readonly string[]) {
  const options = {
    'reset-two-factor': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...words], options });
    const isNamed = values['reset-two-factor'];
    if (values.yes && !isNamed) throw new Error('a yes to nothing');
    return { isNamed, isAgreed: values.yes };
  } catch (cause) {
    throw new StartFailure(lostKeyUsage, { cause });
  }
}

/** Deletes and rolls back, so that what the operator is told is exactly what would go. */
async function foresee(database: Database, key: string | undefined): Promise<string> {
  let concerned = '';
  try {
    await withTransaction(database, async (transaction) => {
      concerned = await takeAway(transaction, key);
      transaction.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return concerned;
}

/** Deletes what other keys than the present one have sealed. Returns a description of it. */
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
  const people = counted(accountIds.length, 'account');
  const waiting = counted(mails, 'mail that waits', 'mails that wait');
  return `the two-factor set-up and the backup codes of ${people}, and ${waiting} to be sent`;
}

const warning = (gone: string) =>
  `Nothing has changed yet. Where the key has a backup, put that back. Where it is lost for good, this takes away ${gone}, which nobody can read any more; then whoever knows the password of such an account sets up two-factor anew: ${command}`;
