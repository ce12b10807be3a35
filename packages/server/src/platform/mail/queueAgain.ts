import { isNotNull } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { mailOutbox } from '../database/schema';

/** Queues the mails that were given up as if they were new. Returns how many. */
export async function queueAgain(transaction: Transaction, now: Date): Promise<number> {
  const queued = await transaction
    .update(mailOutbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: now })
    .where(isNotNull(mailOutbox.failedAt))
    .returning({ id: mailOutbox.id });
  return queued.length;
}
