import { readFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../../startFailure';
import { locateBinaries, type Binaries } from './binaries';
import { createClusterIfMissing, ownerName } from './createCluster';
import { isOutOfSpace } from './outOfSpace';
import { databaseUser } from './databaseUser';
import { LaunchFailure, launchPostmaster, type Launched } from './launchPostmaster';
import { isAlive, readPidFile, serves, stopPostmaster } from './postmaster';
import { takeServerLock, type ServerLock } from './serverLock';

export interface Cluster {
  /** Connects as the owner of the tables to the product's database. */
  readonly connectionString: string;
  readonly stop: () => Promise<void>;
  /** Explains a failure from PostgreSQL's log or a full disk; without such a cause returns it unchanged. */
  readonly explain: (error: unknown) => Promise<unknown>;
}

export interface ClusterOptions {
  /** PostgreSQL settings beside ours; tests turn off fsync here. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Told when PostgreSQL ends without having been asked to. */
  readonly onLost?: () => void;
}

const patience = 60_000;
const databaseName = 'sounding';

const addressWith = (password: string, port: number, database: string) =>
  `postgres://${ownerName}:${password}@127.0.0.1:${port}/${database}`;

/** The address of this folder's PostgreSQL, if a living server runs it at this moment. */
export async function findRunningCluster(folder: string): Promise<string | undefined> {
  const cluster = join(folder, 'cluster');
  const found = await readPidFile(cluster);
  if (!found?.isReady || !(await serves(found.pid, cluster))) return undefined;
  const password = await readPassword(folder);
  const lock = await takeServerLock(addressWith(password, found.port, 'postgres'));
  // The lock was free: a killed server left this PostgreSQL behind.
  if (lock) await lock.release();
  return lock ? undefined : addressWith(password, found.port, databaseName);
}

/**
 * Starts the PostgreSQL that lives in this folder, making it on first use. One that a killed
 * server left running is stopped first; one that a living server uses is left alone.
 */
export async function startCluster(folder: string, options: ClusterOptions = {}): Promise<Cluster> {
  const binaries = await locateBinaries(databaseUser() !== undefined);
  await createClusterIfMissing(folder, binaries);
  const password = await readPassword(folder);
  const addressOn = (port: number, database: string) => addressWith(password, port, database);
  const deadline = Date.now() + patience;

  while (Date.now() < deadline) {
    await clearTheWay(folder, (port) => addressOn(port, 'postgres'), deadline);
    const launched = await tryToLaunch(folder, binaries, options.settings ?? {});
    if (!launched) {
      await delay(100);
      continue;
    }
    try {
      const lock = await takeServerLock(addressOn(launched.port, 'postgres'));
      // Another starting server took our PostgreSQL for an abandoned one and is about to stop it.
      if (!lock) continue;
      await createDatabaseIfMissing(addressOn(launched.port, 'postgres'));
      return {
        ...run(launched, lock, options.onLost),
        connectionString: addressOn(launched.port, databaseName),
        explain: (error) => explain(launched, folder, error),
      };
    } catch (error) {
      await stop(launched);
      const words = error instanceof Error ? error.message : 'no connection';
      const known = await explain(launched, folder, error);
      throw known === error ? damaged(folder, words, error) : known;
    }
  }
  throw new StartFailure(
    `The embedded PostgreSQL in ${folder} did not start within a minute: see ${join(folder, 'log')}.`,
  );
}

async function readPassword(folder: string) {
  try {
    return (await readFile(join(folder, 'password'), 'utf8')).trim();
  } catch (error) {
    throw damaged(folder, 'its password file cannot be read', error);
  }
}

const damaged = (folder: string, reason: string, cause: unknown) =>
  new StartFailure(
    `The database in ${folder} cannot be opened (${reason}): put a backup back, or move the folder away to start afresh.`,
    { cause },
  );

async function explain({ readLog }: Launched, folder: string, error: unknown): Promise<unknown> {
  const isFull = isOutOfSpace(await readLog()) || (await freeBytes(folder)) < walSegmentBytes;
  return isFull && !(error instanceof StartFailure) ? full(folder, error) : error;
}

/** The space that PostgreSQL allocates at a time; on a disk with less, its log may be cut off too. */
const walSegmentBytes = 16 * 1024 * 1024;

async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const full = (folder: string, cause: unknown) =>
  new StartFailure(
    `The disk is full on which the database in ${folder} lies: make room and start again.`,
    { cause },
  );

/** Stops a PostgreSQL without a server, or removes a pid file that names another program's process. */
async function clearTheWay(
  folder: string,
  addressOn: (port: number) => string,
  deadline: number,
): Promise<void> {
  const cluster = join(folder, 'cluster');
  const found = await readPidFile(cluster);
  // PostgreSQL itself clears a pid file whose process is gone, after a check of shared memory.
  if (!found || !isAlive(found.pid)) return;
  if (!(await serves(found.pid, cluster))) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  while (Date.now() < deadline && (await serves(found.pid, cluster))) {
    const lock = await takeServerLock(addressOn(found.port)).catch(() => 'unreachable' as const);
    if (lock === undefined) {
      throw new StartFailure(
        `Another running server already uses the data in ${folder}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    if (lock !== 'unreachable') await lock.release();
    if (lock !== 'unreachable' || (await readPidFile(cluster))?.isStopping) {
      await stopPostmaster(found.pid, () => serves(found.pid, cluster));
      return;
    }
    await delay(100);
  }
}

/** Returns undefined if a second attempt may succeed. */
async function tryToLaunch(
  folder: string,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<Launched | undefined> {
  try {
    return await launchPostmaster(folder, binaries, settings);
  } catch (error) {
    if (!(error instanceof LaunchFailure)) throw error;
    const passing =
      /lock file "postmaster\.pid" already exists|pre-existing shared memory block|could not create any TCP\/IP sockets/;
    if (passing.test(error.log)) return undefined;
    if (isOutOfSpace(error.log)) throw full(folder, error);
    const lines = error.log.trim().split('\n');
    const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
    throw damaged(folder, reason.replace(/^.*?(?:FATAL|PANIC):\s*/, ''), error);
  }
}

async function createDatabaseIfMissing(address: string) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** Waits until PostgreSQL has ended, so that nobody restores a backup while it still runs. */
async function stop({ child }: Launched) {
  const runs = () => child.exitCode === null && child.signalCode === null;
  if (child.pid !== undefined) await stopPostmaster(child.pid, runs);
}

function run(
  launched: Launched,
  lock: ServerLock,
  onLost: (() => void) | undefined,
): Pick<Cluster, 'stop'> {
  let isStopping = false;
  launched.child.once('exit', () => {
    if (!isStopping) onLost?.();
  });
  return {
    async stop() {
      isStopping = true;
      await lock.release();
      await stop(launched);
    },
  };
}
