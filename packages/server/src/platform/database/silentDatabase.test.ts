import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSilenceableProxy, type SilenceableProxy } from '../../testing/silenceableProxy';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { withTransaction, type Database } from './database';
import { isDatabaseUnavailable } from './failures';
import { bundledMigrations } from './migrate';
import { openDatabase, type OpenDatabase } from './openDatabase';

/** Instead of six seconds, so that the tests need not wait for them. */
const patienceMilliseconds = 600;

let own: TestDatabase;
let proxy: SilenceableProxy;
let opened: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  proxy = await startSilenceableProxy(own.ownerAddress);
  opened = await openDatabase(proxy.address, {
    migrations: bundledMigrations(),
    onConnectionLost: () => undefined,
    poolSize: 1,
    patienceMilliseconds,
  });
});

afterEach(() => {
  proxy.speakAgain();
});

afterAll(async () => {
  await opened.close();
  await proxy.close();
  await own.close();
});

const ask = (database: Pick<Database, 'execute'>) => database.execute(sql`SELECT 1`);

/** Returns the error of work on a database that has fallen silent, and checks that it came in time. */
async function failureOf(work: () => Promise<unknown>) {
  const begun = performance.now();
  const error: unknown = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(performance.now() - begun).toBeGreaterThan(patienceMilliseconds - 100);
  expect(performance.now() - begun).toBeLessThan(5_000);
  return error;
}

test('A statement that a silent database leaves unanswered fails in time, and its connection serves nobody again', async () => {
  await ask(opened.database);
  proxy.fallSilent();
  expect(isDatabaseUnavailable(await failureOf(() => ask(opened.database)))).toBe(true);
  proxy.speakAgain();
  expect((await ask(opened.database)).rows).toHaveLength(1);
});

test('A transaction in which the database falls silent fails in time, and its connection serves nobody again', async () => {
  const error = await failureOf(() =>
    withTransaction(opened.database, async (transaction) => {
      await ask(transaction);
      proxy.fallSilent();
      await ask(transaction);
    }),
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(opened.pool.totalCount).toBe(0);
  proxy.speakAgain();
  expect((await ask(opened.database)).rows).toHaveLength(1);
});

test('A connection on which nothing is owed is left alone, however long it rests', async () => {
  const owned = async () => {
    const { rows } = await opened.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return rows[0]?.pid;
  };
  const before = await owned();
  await new Promise((resolve) => setTimeout(resolve, 2 * patienceMilliseconds));
  expect(await owned()).toBe(before);
});

test('A work that is known to be long may take longer than a request', async () => {
  const { rows } = await opened.forLongWork((database) =>
    database.execute(sql`SELECT pg_sleep(${(2 * patienceMilliseconds) / 1_000})`),
  );
  expect(rows).toHaveLength(1);
});
