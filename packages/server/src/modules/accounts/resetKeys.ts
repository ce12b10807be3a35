import { timings } from '@sounding/domain';
import { sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from '../../platform/database/database';
import { resetKeys } from '../../platform/database/schema';

/** What the holder of a mailed key may do: choose a password, and for one kind enrol again too. */
export type KeyPurpose = (typeof resetKeys.$inferSelect)['purpose'];

const minute = 60_000;

const livesMilliseconds: Readonly<Record<KeyPurpose, number>> = {
  PASSWORD_RESET: timings.resetKeyMinutes * minute,
  ACTIVATION: timings.firstPasswordKeyHours * 60 * minute,
  TWO_FACTOR_ENROLMENT: timings.resetKeyMinutes * minute,
};

/** Only the hash is stored: a copy of the database opens no account. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Makes a key that replaces every earlier one. Hold the account's row, or have just made it. */
export async function issueKey(
  transaction: Transaction,
  accountId: number,
  purpose: KeyPurpose,
  now: Date,
): Promise<string> {
  await supersedeKeys(transaction, accountId, now);
  const key = randomBytes(32).toString('base64url');
  await transaction.insert(resetKeys).values({
    keyHash: hashOfKey(key),
    ...{ accountId, purpose },
    createdAt: now,
    expiresAt: new Date(now.getTime() + livesMilliseconds[purpose]),
  });
  return key;
}

/** Ends what keys are still unused, expired ones too. */
export async function supersedeKeys(
  transaction: Transaction,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    UPDATE ${resetKeys} SET superseded_at = ${now}
    WHERE account_id = ${accountId} AND used_at IS NULL AND superseded_at IS NULL`);
}

/** Where a mailed key leads. The host is the operator's own, never one that a request named. */
export const keyAddress = (publicUrl: string, key: string): string =>
  `${publicUrl}/account/reset/finish?key=${key}`;
