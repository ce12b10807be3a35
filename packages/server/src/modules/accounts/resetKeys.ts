import { resetKeyState, timings, type ResetKeyState } from '@sounding/domain';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { latestRecorded } from '../../platform/clock';
import type { Queryable, Transaction } from '../../platform/database/database';
import { accounts, resetKeys } from '../../platform/database/schema';

/** What the holder of a mailed key may do: choose a password, and for one kind enrol again too. */
export type KeyPurpose = (typeof resetKeys.$inferSelect)['purpose'];

const minute = 60_000;

const livesMilliseconds: Readonly<Record<KeyPurpose, number>> = {
  PASSWORD_RESET: timings.resetKeyMinutes * minute,
  ACTIVATION: timings.firstPasswordKeyHours * 60 * minute,
  TWO_FACTOR_ENROLMENT: timings.resetKeyMinutes * minute,
};

/** Only the hash is stored: a copy of the database opens no account. */
const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Makes a key that replaces an earlier one of its kind. The caller must have locked, or just inserted, the
 * account's row.
 */
export async function issueKey(
  transaction: Transaction,
  accountId: number,
  purpose: KeyPurpose,
  now: Date,
): Promise<string> {
  await transaction.execute(sql`
    UPDATE ${resetKeys} SET superseded_at = ${now}
    WHERE account_id = ${accountId} AND used_at IS NULL AND superseded_at IS NULL
      AND (purpose = 'TWO_FACTOR_ENROLMENT') = (${purpose} = 'TWO_FACTOR_ENROLMENT')`);
  const key = randomBytes(32).toString('base64url');
  await transaction.insert(resetKeys).values({
    keyHash: hashOfKey(key),
    accountId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + livesMilliseconds[purpose]),
  });
  return key;
}

/** Ends all keys that are still unused, expired ones too. */
export async function supersedeKeys(
  transaction: Transaction,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${resetKeys} SET superseded_at = ${now}
    WHERE account_id = ${accountId} AND used_at IS NULL AND superseded_at IS NULL`);
}

/** Matches the key unless it was replaced, or made by a clock that was ahead, as it would work for too long. */
const isKnown = (key: string, now: Date) =>
  and(
    eq(resetKeys.keyHash, hashOfKey(key)),
    isNull(resetKeys.supersededAt),
    lte(resetKeys.createdAt, latestRecorded(now)),
  );

/** The state of a key and its account. A replaced key, or one of an inactive account, is invalid. */
export async function findKey(
  queryable: Queryable,
  key: string,
  now: Date,
): Promise<{ readonly state: ResetKeyState; readonly account?: typeof accounts.$inferSelect }> {
  const [found] = await queryable
    .select({ key: resetKeys, account: accounts })
    .from(resetKeys)
    .innerJoin(accounts, eq(accounts.id, resetKeys.accountId))
    .where(and(isKnown(key, now), eq(accounts.activated, true)));
  return found
    ? { state: resetKeyState(found.key, now), account: found.account }
    : { state: 'invalid' };
}

/** Uses the key up and answers its purpose; undefined if it is used, replaced or expired already. */
export async function useKey(
  transaction: Transaction,
  key: string,
  now: Date,
): Promise<KeyPurpose | undefined> {
  const [used] = await transaction
    .update(resetKeys)
    .set({ usedAt: now })
    .where(and(isKnown(key, now), isNull(resetKeys.usedAt), gt(resetKeys.expiresAt, now)))
    .returning({ purpose: resetKeys.purpose });
  return used?.purpose;
}

/** The address for a mailed key. Its host comes from the operator's settings, never from a request. */
export const keyAddress = (publicUrl: string, key: string): string =>
  `${publicUrl}/account/reset/finish?key=${key}`;
