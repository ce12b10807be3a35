import { counted } from '@sounding/domain';
import { and, isNull } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { askAtTerminal, type Ask } from './askAtTerminal';
import { nameOfDatabase, onDatabase } from './onDatabase';
import { operatorOrigin } from './operatorOrigin';
import { requireYes } from './requireYes';
import { recordAudit } from '../platform/audit/recordAudit';
import { withTransaction, type Database } from '../platform/database/database';
import { mailOutbox, preAuthentications, resetKeys, sessions } from '../platform/database/schema';
import type { Settings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';

const command = 'npm run admin:after-restore --';

export const afterRestoreUsage = `There is nothing else to say than: ${command} --yes`;

/** Tables whose rows were valid when a backup was made, and would be valid again once it is restored. */
const openThen = [sessions, preAuthentications, resetKeys, mailOutbox];

/** `admin:after-restore`: ends what a restored backup has reopened. Returns what to tell the operator. */
export async function afterRestore(
  words: readonly string[],
  settings: Settings,
  ask: Ask = askAtTerminal,
): Promise<string> {
  const sent = readWords(words);
  return onDatabase(settings, { besideServer: false }, async ({ database }) => {
    const about = `About to end in ${nameOfDatabase(settings)}: ${await countOpen(database)}`;
    await requireYes(sent, { about, deed: 'end them', command, ask });
    await withTransaction(database, async (transaction) => {
      for (const table of openThen) await transaction.delete(table);
      await recordAudit(transaction, { action: 'backup.restored', origin: operatorOrigin() });
    });
    return 'All sessions, half-finished sign-ins, mailed links and queued mails of before are ended. Start the server: everybody signs in anew. Before that, do again from the list that you keep what was erased since the backup was made: it is back.';
  });
}

function readWords(words: readonly string[]) {
  const options = { yes: { type: 'boolean', default: false } } as const;
  try {
    return { isAgreed: parseArgs({ args: [...words], options }).values.yes };
  } catch (cause) {
    throw new StartFailure(afterRestoreUsage, { cause });
  }
}

async function countOpen(database: Database): Promise<string> {
  const waiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));
  return [
    counted(await database.$count(sessions), 'session'),
    counted(await database.$count(preAuthentications), 'half-finished sign-in'),
    counted(await database.$count(resetKeys), 'mailed link'),
    counted(await database.$count(mailOutbox, waiting), 'waiting mail'),
  ].join(', ');
}
