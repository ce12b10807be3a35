import { backupCodes, formatBackupCode } from '@sounding/domain';
import { randomInt } from 'node:crypto';
import { recordAudit } from '../../platform/audit/recordAudit';
import { withTransaction } from '../../platform/database/database';
import type { Caller, Origin } from '../../platform/http/operations';
import { sessionRequired } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';
import type { KeyedHash } from '../../platform/security/keyedHash';
import { lockAccount } from './accountRepository';
import { countBackupCodes, deleteBackupCodes, insertBackupCodes } from './backupCodeRepository';
import { backupCodesMail } from './mails';
import { refuseStaleSignIn } from './recentSignIn';

/**
 * Hashes a backup code with a secret key. Fifty random bits could be guessed from a plain hash. They need no
 * slow hash, because the key is not in the database: nobody can try codes against a stolen copy.
 */
export const hashOfBackupCode = (keyedHash: KeyedHash, accountId: number, code: string): string =>
  keyedHash(`backup code of account ${accountId}: ${code}`);

const newCode = () =>
  Array.from({ length: backupCodes.length }, () =>
    backupCodes.alphabet.charAt(randomInt(backupCodes.alphabet.length)),
  ).join('');

function newCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < backupCodes.count) codes.add(newCode());
  return [...codes];
}

export function createBackupCodeService({
  database,
  clock,
  keyedHash,
  sessions,
  queueMail,
}: Platform) {
  return {
    countLeft: ({ accountId }: Caller): Promise<number> => countBackupCodes(database, accountId),

    /** Makes ten new codes and shows them this one time; every earlier code stops working. */
    async replace(caller: Caller, origin: Origin): Promise<string[]> {
      const now = clock();
      refuseStaleSignIn(caller, now);
      const codes = newCodes();
      await withTransaction(database, async (transaction) => {
        const account = await lockAccount(transaction, caller.accountId);
        // The session may be closed by now, at worst by a two-factor reset, which new codes would bypass.
        if (!(await sessions.isOpen(transaction, caller.sessionHash))) throw sessionRequired();
        const hashes = codes.map((code) => hashOfBackupCode(keyedHash, account.id, code));
        await deleteBackupCodes(transaction, account.id);
        await insertBackupCodes(transaction, account.id, hashes, now);
        await queueMail(transaction, backupCodesMail(account));
        await recordAudit(transaction, {
          action: 'backup-codes.created',
          actorId: account.id,
          origin,
        });
      });
      return codes.map(formatBackupCode);
    },
  };
}
