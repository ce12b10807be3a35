import { isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { mailOutbox } from '../database/schema';
import { createMailVault } from './mailVault';

/** Deletes the mails that another key than this one has sealed, or any where there is none. Answers how many. */
export async function deleteMailsOfLostKey(
  transaction: Transaction,
  secretKey: string | undefined,
): Promise<number> {
  const deleted = await transaction
    .delete(mailOutbox)
    .where(
      secretKey === undefined
        ? isNotNull(mailOutbox.sealedKeyId)
        : ne(mailOutbox.sealedKeyId, createMailVault(secretKey).keyId),
    )
    .returning({ id: mailOutbox.id });
  return deleted.length;
}
