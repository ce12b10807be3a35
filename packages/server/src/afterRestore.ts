import { onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { recordAudit } from './platform/audit/recordAudit';
import { withTransaction } from './platform/database/database';
import { mailOutbox, preAuthentications, resetKeys, sessions } from './platform/database/schema';
import type { Settings } from './platform/settings';
import { StartFailure } from './platform/startFailure';

/** What was open when a backup was made, and would be open again. */
const openThen = [sessions, preAuthentications, resetKeys, mailOutbox];

/** `admin:after-restore`: ends what was open when the backup was made. Answers what to tell. */
export async function afterRestore(words: readonly string[], settings: Settings): Promise<string> {
  if (words.length > 0)
    throw new StartFailure('There is nothing else to say than: npm run admin:after-restore');
  await onDatabase(settings, { besideServer: false }, ({ database }) =>
    withTransaction(database, async (transaction) => {
      for (const table of openThen) await transaction.delete(table);
      await recordAudit(transaction, { action: 'backup.restored', origin: operatorOrigin() });
    }),
  );
  return 'All sessions, half-finished sign-ins, mailed links and queued mails of before are ended. Start the server: everybody signs in anew.';
}
