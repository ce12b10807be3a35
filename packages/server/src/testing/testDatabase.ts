import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { applicationRoleOf } from '../platform/database/applicationRole';
import { bundledMigrations } from '../platform/database/migrate';
import { openDatabase, type OpenDatabase } from '../platform/database/openDatabase';

export interface TestDatabase extends OpenDatabase {
  /** The owner's address, for what the application's role may not do. */
  readonly ownerAddress: string;
}

/** A fresh copy of the migrated database; closing it drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateAddress'));
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const name = `sounding_test_${randomBytes(8).toString('hex')}`;
  await run(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const own = new URL(template);
  own.pathname = `/${name}`;
  const opened = await openDatabase(own.href, {
    migrations: bundledMigrations(),
    onConnectionLost: () => undefined,
    poolSize: 5,
  });
  return {
    ...opened,
    ownerAddress: own.href,
    async close() {
      await opened.close();
      await run(maintenance, `DROP DATABASE ${name} WITH (FORCE)`);
      await run(maintenance, `DROP ROLE IF EXISTS ${applicationRoleOf(name)}`);
    },
  };
}

async function run(address: URL, sql: string) {
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
