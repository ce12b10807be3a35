import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { recordAudit } from '../platform/audit/recordAudit';
import { systemClock } from '../platform/clock';
import { withTransaction } from '../platform/database/database';
import { queueAgain } from '../platform/mail/queueAgain';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

/** `admin:mail-again`: queues again the mails that were given up. Returns what to tell the operator. */
export async function mailAgain(words: readonly string[], settings: Settings): Promise<string> {
  if (words.length > 0)
    throw new StartFailure('There is nothing else to say than: npm run admin:mail-again');
  const mails = await onDatabase(settings, { besideServer: true }, ({ database }) =>
    withTransaction(database, async (transaction) => {
      const count = await queueAgain(transaction, systemClock());
      if (count > 0) {
        await recordAudit(transaction, {
          action: 'mail.queued-again',
          detail: { mails: count },
          origin: operatorOrigin(),
        });
      }
      return count;
    }),
  );
  if (mails === 0) return 'No mail has been given up.';
  return `${mails === 1 ? '1 mail that was given up goes' : `${mails} mails that were given up go`} again. The server sends, now or once it is started.`;
}
