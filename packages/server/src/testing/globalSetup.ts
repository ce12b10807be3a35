import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applicationRoleOf } from '../platform/database/applicationRole';
import { startCluster } from '../platform/database/embedded/startCluster';
import { bundledMigrations } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's address of the migrated database that each test file copies. */
    templateAddress: string;
  }
}

/** One PostgreSQL for the whole run: our own, or the one of TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `sounding_test_template_${process.pid}`;
  await onServer(server.address, `CREATE DATABASE ${template}`);
  const templateAddress = withDatabase(server.address, template);
  const { close } = await openDatabase(templateAddress, {
    migrations: bundledMigrations(),
    onConnectionLost: () => undefined,
  });
  await close();
  project.provide('templateAddress', templateAddress);
  return async () => {
    await onServer(server.address, `DROP DATABASE ${template}`);
    await onServer(server.address, `DROP ROLE IF EXISTS ${applicationRoleOf(template)}`);
    await server.stop();
  };
}

async function startServer() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { address: given, stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'sounding-test-'));
  const cluster = await startCluster(join(folder, 'postgresql'), {
    settings: { fsync: 'off', synchronous_commit: 'off', max_connections: '200' },
  });
  return {
    address: cluster.connectionString,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function onServer(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(address: string, name: string) {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
