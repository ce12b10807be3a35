import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { bundledMigrations, migrate, type Migration } from './migrate';

let opened: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  opened = await createTestDatabase();
  client = new pg.Client({ connectionString: opened.ownerAddress });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await opened.close();
});

const bundled = bundledMigrations();
const one: Migration = { name: '9001_one.sql', sql: 'CREATE TABLE one (id integer)' };
const broken: Migration = {
  name: '9002_broken.sql',
  sql: 'CREATE TABLE two (id integer); SELECT nothing_like_that()',
};
const tables = async () => {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relname IN ('one', 'two') ORDER BY 1",
  );
  return rows.map(({ name }) => name);
};

describe('Migrations', () => {
  test('are applied once', async () => {
    await migrate(client, [...bundled, one]);
    await migrate(client, [...bundled, one]);
    expect(await tables()).toEqual(['one']);
  });

  test('that fail leave nothing half done, and keep those before', async () => {
    await expect(migrate(client, [...bundled, one, broken])).rejects.toThrow(
      /^The database could not be brought up to date \(migration 9002_broken\.sql\): /,
    );
    expect(await tables()).toEqual(['one']);
  });

  test('of a newer version stop an older server', async () => {
    await migrate(client, [...bundled, one]);
    await expect(migrate(client, bundled)).rejects.toThrow(
      'The database was made by a newer version of this server (migration 9001_one.sql): start that version.',
    );
  });

  test('are left to a server by what works beside one, and applied where there is none yet', async () => {
    await expect(migrate(client, [...bundled, one], true)).rejects.toThrow(
      'The database is of an older version of this server (without migration 9001_one.sql), and nothing has been done: start the server of this version first, which brings it up to date.',
    );
    expect(await tables()).toEqual([]);
    await migrate(client, bundled, true);

    await client.query('DROP TABLE migrations');
    await migrate(client, [one], true);
    expect(await tables()).toEqual(['one']);
  });

  test('run by two servers at once are applied once', async () => {
    const other = new pg.Client({ connectionString: opened.ownerAddress });
    await other.connect();
    try {
      await Promise.all([client, other].map((each) => migrate(each, [...bundled, one])));
      expect(await tables()).toEqual(['one']);
    } finally {
      await other.end();
    }
  });
});

test('The first migration is the first by name', () => {
  expect(bundled[0]?.name).toBe('0001_initial.sql');
  expect(bundled.map(({ name }) => name)).toEqual(bundled.map(({ name }) => name).toSorted());
});
