import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { applicationRoleOf } from './applicationRole';
import { bundledMigrations } from './migrate';
import { openDatabase, type OpenDatabase } from './openDatabase';

let first: TestDatabase;

beforeAll(async () => {
  first = await createTestDatabase();
});

afterAll(() => first.close());

const open = (address: string) =>
  openDatabase(address, {
    migrations: bundledMigrations(),
    onConnectionLost: () => undefined,
    poolSize: 1,
  });

async function roleOf({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ role: string }>('SELECT current_user AS role');
  return rows[0]?.role ?? '';
}

/** Runs statements as the user that the address names. */
async function run(address: string, ...statements: readonly string[]) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const ownName = (purpose: string) => `sounding_test_${purpose}_${randomBytes(4).toString('hex')}`;

/** Makes an empty database whose owner is no superuser. */
async function withDatabaseOf(
  rights: string,
  work: (address: string) => Promise<void>,
  name = ownName('owned'),
) {
  const owner = ownName('owner');
  const maintenance = inject('templateAddress');
  const own = new URL(maintenance);
  Object.assign(own, { pathname: `/${encodeURIComponent(name)}`, username: owner, password: 'p' });
  await run(maintenance, `CREATE ROLE ${owner} LOGIN PASSWORD 'p' ${rights}`);
  await run(maintenance, `CREATE DATABASE "${name}" OWNER ${owner}`);
  try {
    await work(own.href);
  } finally {
    await run(
      maintenance,
      `DROP DATABASE "${name}" WITH (FORCE)`,
      `DROP ROLE IF EXISTS ${applicationRoleOf(name)}`,
      `DROP ROLE ${owner}`,
    );
  }
}

describe('Two installations in one PostgreSQL', () => {
  test('have a role each, which reaches nothing of the other', async () => {
    const second = await createTestDatabase();
    try {
      const roles = [await roleOf(first), await roleOf(second)];
      expect(roles[0]).toMatch(/^sounding_app_sounding_test_/);
      expect(new Set(roles).size).toBe(2);
      const [stranger = ''] = roles;
      const reading = run(
        second.ownerAddress,
        `SET ROLE ${stranger}`,
        'SELECT login FROM accounts LIMIT 1',
      );
      await expect(reading).rejects.toThrow(/permission denied/);
    } finally {
      await second.close();
    }
  });

  test('share no role that an earlier version made for both', async () => {
    await run(
      first.ownerAddress,
      `DO $$ BEGIN CREATE ROLE sounding_app NOLOGIN;
       EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
      'GRANT USAGE ON SCHEMA public TO sounding_app',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO sounding_app',
      'GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO sounding_app',
    );

    await (await open(first.ownerAddress)).close();

    for (const statement of ['SELECT login FROM accounts', 'DELETE FROM projects']) {
      const using = run(first.ownerAddress, 'SET ROLE sounding_app', statement);
      await expect(using).rejects.toThrow(/permission denied/);
    }
    expect(await roleOf(first)).toBe(
      applicationRoleOf(new URL(first.ownerAddress).pathname.slice(1)),
    );
  });
});

test('Servers that start together on a new database all get the role', async () => {
  await withDatabaseOf('CREATEROLE', async (address) => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(address)));
    try {
      const roles = await Promise.all(opened.map(roleOf));
      expect(new Set(roles)).toEqual(
        new Set([applicationRoleOf(new URL(address).pathname.slice(1))]),
      );
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  });
});

describe('The owner of the database', () => {
  test.each([ownName('plain'), 'Sounding – été', 'x'.repeat(63)])(
    'needs no more than the right to make roles, whatever the database %s is called',
    async (name) => {
      await withDatabaseOf(
        'CREATEROLE',
        async (address) => {
          const opened = await open(address);
          try {
            expect(opened.applicationRole.isReady).toBe(true);
            expect(await roleOf(opened)).toBe(applicationRoleOf(name));
            await expect(opened.pool.query('DROP TABLE accounts')).rejects.toThrow(/must be owner/);
          } finally {
            await opened.close();
          }
        },
        name,
      );
    },
  );

  test('uses a role that somebody else has made and granted', async () => {
    await withDatabaseOf('', async (address) => {
      const { pathname, username } = new URL(address);
      const role = applicationRoleOf(pathname.slice(1));
      const maintenance = inject('templateAddress');
      await run(maintenance, `CREATE ROLE ${role} NOLOGIN`, `GRANT ${role} TO ${username}`);
      const opened = await open(address);
      try {
        expect(await roleOf(opened)).toBe(role);
      } finally {
        await opened.close();
      }
    });
  });

  test('runs requests where it may make no role', async () => {
    await withDatabaseOf('', async (address) => {
      const opened = await open(address);
      try {
        expect(opened.applicationRole).toEqual({
          name: applicationRoleOf(new URL(address).pathname.slice(1)),
          isReady: false,
        });
        expect(await roleOf(opened)).toBe(new URL(address).username);
      } finally {
        await opened.close();
      }
    });
  });
});

test('No two databases have one role', () => {
  const names = ['sounding', 'Sounding', 'sounding ', 'x'.repeat(41), 'x'.repeat(42), 'sounding_b'];
  const roles = names.map(applicationRoleOf);
  expect(roles[0]).toBe('sounding_app_sounding');
  expect(new Set(roles).size).toBe(names.length);
  for (const role of roles) expect(role).toMatch(/^[a-z0-9_]{1,63}$/);
});
