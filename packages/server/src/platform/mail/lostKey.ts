import { isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { mailOutbox } from '../database/schema';
import { createMailVault } from './mailVault';

/** Deletes mails sealed with another key, or all sealed mails if there is no key. Returns how many. */
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
