import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import type { Sealed } from '../../platform/security/seal';

export type Account = typeof accounts.$inferSelect;

/** The account that signs in with this address, by its lower-cased key. */
export async function findAccountByKey(
  queryable: Queryable,
  loginKey: string,
): Promise<Account | undefined> {
  const [account] = await queryable.select().from(accounts).where(eq(accounts.loginKey, loginKey));
  return account;
}

/** The same account, its row locked until the transaction ends. Writers lock this row first. */
export async function lockAccountByKey(
  transaction: Transaction,
  loginKey: string,
): Promise<Account | undefined> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(eq(accounts.loginKey, loginKey))
    .for('update');
  return account;
}

export async function lockAccount(transaction: Transaction, id: number): Promise<Account> {
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(eq(accounts.id, id))
    .for('update');
  if (!account) throw new Error(`Account ${id} is gone`);
  return account;
}

/**
 * Locks the account whose password was just proved. Undefined if the account was deactivated, or its address
 * or password changed since: such a change has already revoked the access that the old password gave.
 */
export async function lockProvedAccount(
  transaction: Transaction,
  proved: Pick<Account, 'id' | 'loginKey' | 'passwordHash'>,
): Promise<Account | undefined> {
  const account = await lockAccount(transaction, proved.id);
  const isSame =
    account.loginKey === proved.loginKey && account.passwordHash === proved.passwordHash;
  return account.activated && isSame ? account : undefined;
}

/**
 * Locks accounts with a seed, confirmed or pending, that another key sealed; without a key, all with a seed.
 */
export async function lockAccountsOfOtherKeys(
  transaction: Transaction,
  keyId: string | undefined,
): Promise<number[]> {
  const isOther = (column: typeof accounts.totpKeyId | typeof accounts.totpPendingKeyId) =>
    keyId === undefined ? isNotNull(column) : ne(column, keyId);
  const found = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(isOther(accounts.totpKeyId), isOther(accounts.totpPendingKeyId)))
    .orderBy(asc(accounts.id))
    .for('update');
  return found.map(({ id }) => id);
}

/** Removes the two-factor set-up, also a pending one (shown but not confirmed). */
export async function clearTwoFactor(
  transaction: Transaction,
  id: number,
  { isEnrolmentLocked }: { readonly isEnrolmentLocked: boolean },
): Promise<void> {
  await transaction
    .update(accounts)
    .set({
      totpSecret: null,
      totpNonce: null,
      totpKeyId: null,
      totpPendingSecret: null,
      totpPendingNonce: null,
      totpPendingKeyId: null,
      totpPendingAt: null,
      totpLastStep: null,
      totpEnrolmentLocked: isEnrolmentLocked,
    })
    .where(eq(accounts.id, id));
}

export async function releaseEnrolment(transaction: Transaction, id: number): Promise<void> {
  await transaction.update(accounts).set({ totpEnrolmentLocked: false }).where(eq(accounts.id, id));
}

export async function findOtherAdmins(transaction: Transaction, id: number): Promise<Account[]> {
  return transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.role, 'ROLE_ADMIN'), eq(accounts.activated, true), ne(accounts.id, id)));
}

/**
 * Stores the hash of a new password, and when a mailed link set it that left the second factor as it was; null
 * if it was set in another way.
 */
export async function updatePassword(
  queryable: Queryable,
  id: number,
  password: { readonly passwordHash: string; readonly passwordResetAt: Date | null },
): Promise<void> {
  await queryable.update(accounts).set(password).where(eq(accounts.id, id));
}

/** Stores a new hash of the same password. False if another password was chosen since: that one stays. */
export async function replacePasswordHash(
  queryable: Queryable,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  if (passwordHash === null) return false;
  const changed = await queryable
    .update(accounts)
    .set({ passwordHash: newHash })
    .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
    .returning({ id: accounts.id });
  return changed.length === 1;
}

/**
 * Stores a pending seed in place of an earlier pending one. Answers false if a seed is confirmed already, or
 * while enrolment waits for a mailed link.
 */
export async function storePendingSeed(
  queryable: Queryable,
  id: number,
  seed: Sealed,
  now: Date,
): Promise<boolean> {
  const changed = await queryable
    .update(accounts)
    .set({
      totpPendingSecret: seed.secret,
      totpPendingNonce: seed.nonce,
      totpPendingKeyId: seed.keyId,
      totpPendingAt: now,
    })
    .where(
      and(
        eq(accounts.id, id),
        isNull(accounts.totpSecret),
        eq(accounts.totpEnrolmentLocked, false),
      ),
    )
    .returning({ id: accounts.id });
  return changed.length === 1;
}

/**
 * Uses up a time step. Of two requests with the same code only one gets true. A last step beyond `latest` holds
 * nobody up: it was stored while the server's clock was ahead.
 */
export async function useStep(
  queryable: Queryable,
  id: number,
  seed: Sealed,
  { step, latest }: { readonly step: number; readonly latest: number },
): Promise<boolean> {
  const changed = await queryable
    .update(accounts)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(accounts.id, id),
        eq(accounts.totpSecret, seed.secret),
        or(
          isNull(accounts.totpLastStep),
          lt(accounts.totpLastStep, step),
          gt(accounts.totpLastStep, latest),
        ),
      ),
    )
    .returning({ id: accounts.id });
  return changed.length === 1;
}

/** Confirms the pending seed and uses up the time step of the code that proved it. */
export async function confirmPendingSeed(
  queryable: Queryable,
  id: number,
  seed: Sealed,
  step: number,
): Promise<boolean> {
  const changed = await queryable
    .update(accounts)
    .set({
      totpSecret: seed.secret,
      totpNonce: seed.nonce,
      totpKeyId: seed.keyId,
      totpLastStep: step,
      totpPendingSecret: null,
      totpPendingNonce: null,
      totpPendingKeyId: null,
      totpPendingAt: null,
    })
    .where(
      and(
        eq(accounts.id, id),
        isNull(accounts.totpSecret),
        eq(accounts.totpPendingSecret, seed.secret),
      ),
    )
    .returning({ id: accounts.id });
  return changed.length === 1;
}

export async function noteLogin(queryable: Queryable, id: number, now: Date): Promise<void> {
  await queryable
    .update(accounts)
    .set({ lastLoginAt: now, lastActivityAt: now })
    .where(eq(accounts.id, id));
}

export async function findConsents(queryable: Queryable, id: number) {
  const [found] = await queryable
    .select({
      agreementAcceptedAt: accounts.agreementAcceptedAt,
      usageDataConsent: accounts.usageDataConsent,
    })
    .from(accounts)
    .where(eq(accounts.id, id));
  return found;
}

/** Answers false if the agreement was accepted before. */
export async function storeAgreement(
  queryable: Queryable,
  id: number,
  now: Date,
): Promise<boolean> {
  const changed = await queryable
    .update(accounts)
    .set({ agreementAcceptedAt: now })
    .where(and(eq(accounts.id, id), isNull(accounts.agreementAcceptedAt)))
    .returning({ id: accounts.id });
  return changed.length === 1;
}

export async function storeUsageDataConsent(
  queryable: Queryable,
  id: number,
  usageDataConsent: boolean,
): Promise<void> {
  await queryable.update(accounts).set({ usageDataConsent }).where(eq(accounts.id, id));
}
