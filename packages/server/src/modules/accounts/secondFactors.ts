import type { Transaction } from '../../platform/database/database';
import type { Platform } from '../../platform/platform';
import type { Sealed } from '../../platform/security/seal';
import { confirmPendingSeed, useStep, type Account } from './accountRepository';
import { useBackupCode } from './backupCodeRepository';
import { hashOfBackupCode } from './backupCodeService';
import { latestStep, stepOf } from './oneTimeCode';

/** A pending seed (shown but not confirmed) expires after this time. */
const pendingSeedMilliseconds = 10 * 60_000;

/** The proof that a sign-in needs besides the password. */
export type SecondFactor =
  | { readonly kind: 'authenticator'; readonly code: string }
  | { readonly kind: 'backup'; readonly code: string };

/** Uses the code up inside the transaction; false for a wrong, old or used one. */
export function createSecondFactorCheck({ clock, seedVault, keyedHash }: Platform) {
  async function acceptAuthenticator(transaction: Transaction, account: Account, code: string) {
    const confirmed = sealedSeed(account.totpSecret, account.totpNonce, account.totpKeyId);
    const now = clock();
    const seed = confirmed ?? pendingSeed(account, now);
    if (!seed) return false;
    const step = stepOf(seedVault.open(account.id, seed), code, now);
    if (step === undefined) return false;
    return confirmed
      ? useStep(transaction, account.id, seed, { step, latest: latestStep(now) })
      : confirmPendingSeed(transaction, account.id, seed, step);
  }

  return (transaction: Transaction, account: Account, { kind, code }: SecondFactor) =>
    kind === 'authenticator'
      ? acceptAuthenticator(transaction, account, code)
      : useBackupCode(
          transaction,
          account.id,
          hashOfBackupCode(keyedHash, account.id, code),
          clock(),
        );
}

function sealedSeed(secret: Buffer | null, nonce: Buffer | null, keyId: string | null) {
  return secret && nonce && keyId !== null
    ? ({ secret, nonce, keyId } satisfies Sealed)
    : undefined;
}

function pendingSeed(account: Account, now: Date) {
  const { totpPendingSecret, totpPendingNonce, totpPendingKeyId, totpPendingAt } = account;
  const isFresh =
    totpPendingAt && now.getTime() - totpPendingAt.getTime() < pendingSeedMilliseconds;
  return isFresh ? sealedSeed(totpPendingSecret, totpPendingNonce, totpPendingKeyId) : undefined;
}
