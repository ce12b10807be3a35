import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../buildApp';
import { bundledMigrations } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/openDatabase';
import { createLogger } from '../../platform/logging';
import { asOwner } from '../../testing/asOwner';
import { endConnections } from '../../testing/endConnections';
import { patience } from '../../testing/patience';
import { startSilenceableProxy } from '../../testing/silenceableProxy';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Ends the server's connections and lets it make no new one while the work is done. */
async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  const address = new URL(app.testDatabase.ownerAddress);
  const name = address.pathname.slice(1);
  address.pathname = '/postgres';
  const owner = new pg.Client({ connectionString: address.href });
  await owner.connect();
  try {
    await owner.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await owner.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1',
      [name],
    );
    return await work();
  } finally {
    await owner.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await owner.end();
  }
}

const ask = (path: string) => app.request('GET', path);

test('A server without its database lives and is not ready, and is ready again once it is back', async () => {
  expect((await ask('/api/ready')).json()).toEqual({ status: 'ready' });

  const { health, readiness } = await withoutDatabase(async () => ({
    health: await ask('/api/health'),
    readiness: await ask('/api/ready'),
  }));

  expect(health.json()).toEqual({ status: 'ok' });
  expect(readiness.statusCode).toBe(503);
  expect(readiness.headers['retry-after']).toBe('5');
  expect((await ask('/api/ready')).statusCode).toBe(200);
});

/** Makes the database read-only, like a standby after a failover. */
async function whileReadOnly<T>(work: () => Promise<T>): Promise<T> {
  const name = new URL(app.testDatabase.ownerAddress).pathname.slice(1);
  const set = async (value: 'off' | 'on') => {
    await asOwner(app.testDatabase, async (owner) => {
      await owner.query('SET default_transaction_read_only = off');
      await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
    });
    await endConnections(app);
  };
  await set('on');
  try {
    return await work();
  } finally {
    await set('off');
  }
}

test('A server whose database takes no writes answers a save 503 and is not ready, and both as ever once it does', async () => {
  const { token } = await app.signInAs('ROLE_ADMIN');
  const save = (name: string) => app.request('POST', '/api/interest', { token, json: { name } });

  const { saved, readiness } = await whileReadOnly(async () => ({
    saved: await save('Sleep'),
    readiness: await ask('/api/ready'),
  }));

  expect(saved.statusCode).toBe(503);
  expect(saved.headers['retry-after']).toBe('2');
  expect(readiness.statusCode).toBe(503);
  expect((await ask('/api/ready')).statusCode).toBe(200);
  expect((await save('Sleep')).statusCode).toBeLessThan(300);
});

test('A save for which the database has no room on its disk is answered 503', async () => {
  const { token } = await app.signInAs('ROLE_ADMIN');
  const saved = await asOwner(app.testDatabase, async (owner) => {
    await owner.query(`CREATE FUNCTION run_out() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await owner.query(
      'CREATE TRIGGER full_disk BEFORE INSERT ON interests EXECUTE FUNCTION run_out()',
    );
    try {
      return await app.request('POST', '/api/interest', { token, json: { name: 'Diet' } });
    } finally {
      await owner.query('DROP FUNCTION run_out CASCADE');
    }
  });

  expect(saved.statusCode).toBe(503);
  expect(saved.headers['retry-after']).toBe('2');
});

/** A server whose connection to its database can be cut silently. */
async function behindProxy() {
  const proxy = await startSilenceableProxy(app.testDatabase.ownerAddress);
  const { database, pool } = await openDatabase(proxy.address, {
    migrations: bundledMigrations(),
    onConnectionLost: () => undefined,
  });
  const platform = { ...app.platform, database, pool };
  const server = await buildApp({
    platform,
    logger: createLogger({ write: () => undefined }),
  });
  return {
    proxy,
    pool,
    server,
    close: async () => {
      await server.close();
      await proxy.close();
      await pool.end();
    },
  };
}

test('A server whose database falls silent says within seconds that it is not ready, and every request that it cannot serve', async () => {
  const { token } = await app.signInAs('ROLE_RESEARCHER');
  const { proxy, pool, server, close } = await behindProxy();
  const question = { method: 'GET', url: '/api/ready' } as const;
  expect((await server.inject(question)).statusCode).toBe(200);
  let questions = 0;
  pool.on('acquire', () => (questions += 1));

  proxy.fallSilent();
  const begun = performance.now();
  const asked = Promise.all(Array.from({ length: 20 }, () => server.inject(question)));
  await vi.waitFor(() => {
    expect(questions).toBe(1);
  }, patience);
  const work = server.inject({
    method: 'GET',
    url: '/api/projects',
    headers: { authorization: `Bearer ${token}` },
  });

  for (const { statusCode } of await asked) expect(statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect((await server.inject('/api/health')).statusCode).toBe(200);
  expect((await work).statusCode).toBe(503);
  expect(performance.now() - begun).toBeLessThan(10_000);
  proxy.speakAgain();
  await vi.waitFor(async () => {
    expect((await server.inject(question)).statusCode).toBe(200);
  }, patience);
  await close();
});
