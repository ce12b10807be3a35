import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database';
import { preAuthentications } from '../../platform/database/schema';
import type { Platform } from '../../platform/platform';
import { supersedeKeys } from './resetKeys';

/**
 * Ends every session, mailed key and half-finished sign-in of an account: on deactivation, on a new
 * address, and when a credential changes. The caller's own session may be kept.
 */
export async function revokeAccess(
  transaction: Transaction,
  accountId: number,
  { sessions, clock }: Pick<Platform, 'sessions' | 'clock'>,
  keptSession?: Buffer,
): Promise<void> {
  await (keptSession
    ? sessions.closeOthers(transaction, accountId, keptSession)
    : sessions.closeAll(transaction, accountId));
  await supersedeKeys(transaction, accountId, clock());
  await transaction.delete(preAuthentications).where(eq(preAuthentications.accountId, accountId));
}
