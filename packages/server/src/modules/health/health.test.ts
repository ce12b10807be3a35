import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
