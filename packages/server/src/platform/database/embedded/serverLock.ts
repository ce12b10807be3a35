import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const lockNumber = 6_283_185;

/** Of several servers on one embedded database only the holder of this lock may run. */
export interface ServerLock {
  release(): Promise<void>;
}

/** Takes the lock, or answers undefined because another living server holds it. */
export async function takeServerLock(connectionString: string): Promise<ServerLock | undefined> {
  const client = await connectAndLock(connectionString);
  if (!client) return undefined;
  let held: pg.Client | undefined = client;
  let isReleased = false;
  const watch = (current: pg.Client) =>
    current.once('end', () => {
      held = undefined;
      if (!isReleased) void retake();
    });
  // PostgreSQL recovers from the crash of one of its processes by dropping every connection.
  const retake = async () => {
    while (!isReleased && !held) {
      await delay(200);
      held = await connectAndLock(connectionString).catch(() => undefined);
      if (held) watch(held);
    }
  };
  watch(client);
  return {
    async release() {
      isReleased = true;
      await held?.end();
    },
  };
}

async function connectAndLock(connectionString: string) {
  const client = new pg.Client({ connectionString, application_name: 'sounding-lock' });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [lockNumber],
  );
  if (rows[0]?.taken) return client;
  await client.end();
  return undefined;
}
