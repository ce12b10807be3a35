import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database';
import { backupCodes } from '../../platform/database/schema';

export async function insertBackupCodes(
  transaction: Transaction,
  accountId: number,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .insert(backupCodes)
    .values(codeHashes.map((codeHash) => ({ accountId, codeHash, createdAt: now })));
}

export async function deleteBackupCodes(
  transaction: Transaction,
  accountId: number,
): Promise<void> {
  await transaction.delete(backupCodes).where(eq(backupCodes.accountId, accountId));
}

/** Uses the code up. Of two requests with the same code only one gets true. */
export async function useBackupCode(
  transaction: Transaction,
  accountId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(backupCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(backupCodes.accountId, accountId),
        eq(backupCodes.codeHash, codeHash),
        isNull(backupCodes.usedAt),
      ),
    )
    .returning({ accountId: backupCodes.accountId });
  return used.length === 1;
}

export async function countBackupCodes(queryable: Queryable, accountId: number): Promise<number> {
  const [found] = await queryable
    .select({ left: count() })
    .from(backupCodes)
    .where(and(eq(backupCodes.accountId, accountId), isNull(backupCodes.usedAt)));
  return found?.left ?? 0;
}
