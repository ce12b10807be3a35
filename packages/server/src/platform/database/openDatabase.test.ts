import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { StartFailure } from '../startFailure';
import { bundledMigrations, type Migration } from './migrate';
import { openDatabase } from './openDatabase';
import { refuseOldPostgres } from './refuseUnfitDatabase';

const name = `sounding_test_foreign_${randomBytes(4).toString('hex')}`;
let maintenance: pg.Client;

beforeAll(async () => {
  maintenance = new pg.Client({ connectionString: inject('templateAddress') });
  await maintenance.connect();
  await maintenance.query(`CREATE ROLE ${name} LOGIN PASSWORD 'planted'`);
  await maintenance.query(`CREATE DATABASE ${name}`);
  await maintenance.query(`CREATE DATABASE ${name}_unsorted`);
  await maintenance.query(
    `CREATE DATABASE ${name}_latin1 ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
  );
});

afterAll(async () => {
  await maintenance.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await maintenance.query(`DROP DATABASE ${name}_unsorted WITH (FORCE)`);
  await maintenance.query(`DROP DATABASE ${name}_latin1 WITH (FORCE)`);
  await maintenance.query(`DROP ROLE ${name}`);
  await maintenance.end();
});

/** Opens a database that must be refused, and returns the words of the refusal. */
async function refusal(user: Partial<URL>, migrations: readonly Migration[] = bundledMigrations()) {
  const address = Object.assign(new URL(inject('templateAddress')), { pathname: `/${name}` }, user);
  const opening = openDatabase(address.href, { migrations, onConnectionLost: () => undefined });
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartFailure);
  return { words: error instanceof Error ? error.message : '', host: address.host };
}

describe('The operator is told in one sentence', () => {
  test('whose database it is to be, when the user of DATABASE_URL may make no tables', async () => {
    const { words, host } = await refusal({ username: name, password: 'planted' });
    expect(words).toBe(
      `The database ${host}/${name} of DATABASE_URL cannot be prepared (permission denied for schema public): let ${name} own the database, or name another user in DATABASE_URL.`,
    );
  });

  test('which certificate that the address names cannot be read', async () => {
    const { words, host } = await refusal({
      search: '?sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    });
    expect(words).toBe(
      `The database ${host}/${name} of DATABASE_URL cannot be reached (ENOENT: no such file or directory, open '/nowhere/ca.pem'): start it or correct DATABASE_URL.`,
    );
  });

  test('that a PostgreSQL is older than the oldest that serves, and what to do', () => {
    expect(() => {
      refuseOldPostgres(140_019);
    }).toThrow(
      new StartFailure(
        'The PostgreSQL of DATABASE_URL is version 14, and 15 is the oldest that serves: upgrade it, or name another in DATABASE_URL.',
      ),
    );
    for (const version of [150_000, 180_001]) refuseOldPostgres(version);
  });

  test('that a database takes the letters of some languages only, and how to make another', async () => {
    const { words, host } = await refusal({ pathname: `/${name}_latin1` });
    expect(words).toBe(
      `The database ${host}/${name}_latin1 of DATABASE_URL has the encoding LATIN1, which cannot hold what people write: name one that was made with ENCODING 'UTF8' TEMPLATE template0.`,
    );
  });

  test('that a PostgreSQL cannot sort by the alphabet, and which can', async () => {
    const pathname = `/${name}_unsorted`;
    // As in a PostgreSQL that was built without ICU.
    const { href } = Object.assign(new URL(inject('templateAddress')), { pathname });
    const client = new pg.Client({ connectionString: href });
    await client.connect();
    await client.query('DROP COLLATION "und-x-icu"');
    await client.end();

    const { words, host } = await refusal({ pathname });
    expect(words).toBe(
      `The database ${host}${pathname} of DATABASE_URL has no collation und-x-icu, by which names and titles are sorted: name one in a PostgreSQL with ICU, as almost every build is.`,
    );
  });

  test('which migration PostgreSQL was restarted in', async () => {
    const killed: Migration = {
      name: '0001_killed.sql',
      sql: 'SELECT pg_terminate_backend(pg_backend_pid())',
    };
    const { words } = await refusal({}, [killed]);
    expect(words).toMatch(
      /^The database could not be brought up to date \(migration 0001_killed\.sql\): terminating connection/,
    );
  });
});
