import type { Transaction } from '../../platform/database/database';
import { createSeedVault } from '../../platform/security/seedVault';
import { clearTwoFactor, lockAccountsOfOtherKeys } from './accountRepository';
import { deleteBackupCodes } from './backupCodeRepository';

/**
 * Takes away the two-factor set-ups that another key than this one has sealed, or all where there is none,
 * and the backup codes with them, which that key has hashed. Answers whose.
 */
export async function clearTwoFactorOfLostKey(
  transaction: Transaction,
  secretKey: string | undefined,
): Promise<readonly number[]> {
  const presentKey = secretKey === undefined ? undefined : createSeedVault(secretKey).keyId;
  const ids = await lockAccountsOfOtherKeys(transaction, presentKey);
  for (const id of ids) {
    await clearTwoFactor(transaction, id, { isEnrolmentLocked: false });
    await deleteBackupCodes(transaction, id);
  }
  return ids;
}
