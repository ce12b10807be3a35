import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database/database';
import type { Handlers } from '../../platform/http/operations';
import { unavailable } from '../../platform/http/problems';
import type { Platform } from '../../platform/platform';

/** Monitoring waits only for seconds, less than a statement of a request may take. */
const patienceMilliseconds = 3_000;

/** A failure with the code by which the log says what it means. */
const unready = (code: string) => Object.assign(new Error('The database is not ready'), { code });

/** Throws unless the database answers and accepts writes, which a standby does not. */
async function refuseUnready(database: Database) {
  const { rows } = await database.execute<{ transaction_read_only: string }>(
    sql`SHOW transaction_read_only`,
  );
  if (rows[0]?.transaction_read_only !== 'off') throw unready('25006');
}

/**
 * Asks the database whether it is ready. Calls at the same time share one query, so that monitoring does not
 * take connections from requests.
 */
function createQuestion(database: Database) {
  let asked: Promise<unknown> | undefined;
  return () =>
    (asked ??= refuseUnready(database).finally(() => {
      asked = undefined;
    }));
}

async function tooLong() {
  await delay(patienceMilliseconds, undefined, { ref: false });
  throw unready('ETIMEDOUT');
}

/** Whether the process lives, and whether it can serve. */
export function healthHandlers({ database }: Platform): Handlers {
  const ask = createQuestion(database);
  return {
    getHealth: () => Promise.resolve({ status: 'ok' }),

    async getReadiness() {
      try {
        await Promise.race([ask(), tooLong()]);
      } catch (error) {
        throw unavailable(5, error);
      }
      return { status: 'ready' };
    },
  };
}
