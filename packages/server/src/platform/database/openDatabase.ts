import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartFailure } from '../startFailure';
import { prepareApplicationRole, type ApplicationRole } from './applicationRole';
import { cutWhenSilent } from './cutWhenSilent';
import type { Database } from './database';
import { databaseCode, insufficientPrivilege, isDatabaseUnavailable } from './failures';
import { inTurn, migrate, type Migration } from './migrate';
import { refuseBesideServer } from './refuseBesideServer';
import { refuseUnfitDatabase } from './refuseUnfitDatabase';
import * as schema from './schema';

export interface OpenDatabase {
  readonly database: Database;
  readonly pool: pg.Pool;
  /** Not ready if requests run as the owner, because PostgreSQL did not let us make a role with fewer rights. */
  readonly applicationRole: ApplicationRole;
  /** Runs work whose statements may take longer than a request's, on a connection of its own. */
  readonly forLongWork: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

export interface OpenOptions {
  readonly migrations: readonly Migration[];
  /** Told about a connection that PostgreSQL closed while nobody used it. */
  readonly onConnectionLost: (error: Error) => void;
  /** Set by a command: whether servers may use the database while it runs. */
  readonly besideServer?: boolean | undefined;
  readonly poolSize?: number | undefined;
  /** How long a connection may wait for an answer while PostgreSQL sends nothing. */
  readonly patienceMilliseconds?: number | undefined;
}

const seconds = 1_000;

/** Distinguishes our own connections from those of other programs. */
const applicationName = 'sounding';

/** A little above the statement timeout, which PostgreSQL itself enforces while it works properly. */
const patience = { request: 6 * seconds, longWork: 65 * seconds } as const;

/** Connects, migrates as the owner, and returns a pool that runs as the application's role. */
export async function openDatabase(
  connectionString: string,
  {
    migrations,
    onConnectionLost,
    besideServer,
    poolSize = 10,
    patienceMilliseconds = patience.request,
  }: OpenOptions,
): Promise<OpenDatabase> {
  const applicationRole = await migrateAsOwner(connectionString, { migrations, besideServer });
  const createPool = (size: number, patienceOfPool: number) =>
    createWatchedPool(
      { connectionString, max: size, options: sessionOptions(applicationRole) },
      { onConnectionLost, patienceMilliseconds: patienceOfPool },
    );
  const pool = createPool(poolSize, patienceMilliseconds);
  return {
    database: drizzle(pool, { schema }),
    pool,
    applicationRole,
    async forLongWork(work) {
      const own = createPool(1, patience.longWork);
      try {
        return await work(drizzle(own, { schema }));
      } finally {
        await own.end();
      }
    },
    close: () => pool.end(),
  };
}

function createWatchedPool(
  config: pg.PoolConfig,
  {
    onConnectionLost,
    patienceMilliseconds,
  }: Pick<OpenOptions, 'onConnectionLost'> & { readonly patienceMilliseconds: number },
): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    application_name: applicationName,
    connectionTimeoutMillis: 5 * seconds,
    // Finds an idle connection that a firewall has dropped before a request is given it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * seconds,
  });
  // Without a listener a connection ended by the server (57P01) would end this process too.
  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => {
    // The pool listens to idle clients only; a connection lost in a transaction fails its own request.
    client.on('error', () => undefined);
    cutWhenSilent(client, patienceMilliseconds);
  });
  return pool;
}

const sessionOptions = ({ name, isReady }: ApplicationRole) =>
  [
    'statement_timeout=5s',
    'idle_in_transaction_session_timeout=10s',
    'TimeZone=UTC',
    ...(isReady ? [`role=${name}`] : []),
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');

async function connectAsOwner(connectionString: string) {
  try {
    // Inside the `try`, because this reads the certificate files that the address names.
    const client = new pg.Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: 10 * seconds,
    });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw unreachable(connectionString, error);
  }
}

async function migrateAsOwner(
  connectionString: string,
  { migrations, besideServer }: Pick<OpenOptions, 'migrations' | 'besideServer'>,
) {
  const client = await connectAsOwner(connectionString);
  try {
    await refuseUnfitDatabase(client, connectionString);
    if (besideServer === false) await refuseBesideServer(client, connectionString);
    await migrate(client, migrations, besideServer);
    return await inTurn(client, () => prepareApplicationRole(client));
  } catch (error) {
    throw cannotPrepare(connectionString, client, error);
  } finally {
    await client.end();
  }
}

/** Explains what failed before the first request: most often the database's user may not create tables. */
function cannotPrepare(connectionString: string, { user }: pg.Client, error: unknown) {
  const code = databaseCode(error);
  const isPostgres = code !== undefined || isDatabaseUnavailable(error);
  if (error instanceof StartFailure || !isPostgres) return error;
  const { host, pathname } = new URL(connectionString);
  const words = error instanceof Error ? error.message : String(error);
  const advice =
    code === insufficientPrivilege
      ? `let ${user ?? 'its user'} own the database, or name another user in DATABASE_URL`
      : 'see what PostgreSQL says in its own log';
  return new StartFailure(
    `The database ${host}${pathname} of DATABASE_URL cannot be prepared (${words}): ${advice}.`,
    { cause: error },
  );
}

function unreachable(connectionString: string, error: unknown) {
  const { host, pathname } = new URL(connectionString);
  const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const words = reason instanceof Error ? reason.message : String(reason);
  return new StartFailure(
    `The database ${host}${pathname} of DATABASE_URL cannot be reached (${words}): start it or correct DATABASE_URL.`,
    { cause: error },
  );
}
