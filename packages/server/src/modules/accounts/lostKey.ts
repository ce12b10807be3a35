import type { Transaction } from '../../platform/database/database';
import { createSeedVault } from '../../platform/security/seedVault';
import { clearTwoFactor, lockAccountsOfOtherKeys } from './accountRepository';
import { deleteBackupCodes } from './backupCodeRepository';

/**
 * Removes the two-factor set-ups that another key than this one has sealed; without a key, all of them. Their
 * backup codes go too, since they were hashed with the lost key. Answers the ids of these accounts.
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
