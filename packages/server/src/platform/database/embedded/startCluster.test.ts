import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartFailure } from '../../startFailure';
import { isAlive, readPidFile, serves } from './postmaster';
import { startCluster, type Cluster } from './startCluster';

let madeOnce: string;
let parent: string;
let folder: string;
const running = new Set<Cluster>();

beforeAll(async () => {
  madeOnce = await mkdtemp(join(tmpdir(), 'sounding-cluster-'));
  await (await startCluster(join(madeOnce, 'postgresql'))).stop();
});

afterAll(() => rm(madeOnce, { recursive: true }));

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sounding-cluster-'));
  folder = join(parent, 'postgresql');
});

afterEach(async () => {
  for (const cluster of running) await cluster.stop();
  running.clear();
  await rm(parent, { recursive: true, force: true });
});

/** Copies a cluster made before, since making one takes seconds; `-a` keeps its owner, who is not root. */
const takeMadeCluster = () =>
  promisify(execFile)('cp', ['-a', join(madeOnce, 'postgresql'), parent]);

/** The PostgreSQL that runs in the folder. */
async function runningPostgres() {
  const cluster = join(folder, 'cluster');
  const found = await readPidFile(cluster);
  if (!found) throw new Error('No PostgreSQL runs there.');
  return { pid: found.pid, runs: () => serves(found.pid, cluster) };
}

async function start() {
  const cluster = await startCluster(folder);
  running.add(cluster);
  return cluster;
}

async function query(cluster: Cluster, sql: string) {
  const client = new pg.Client({ connectionString: cluster.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

test('What was saved is there after a stop and a second start', async () => {
  const first = await start();
  await query(first, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  expect(await query(await start(), 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

test('A folder that only root can enter serves as well', async () => {
  await takeMadeCluster();
  const { chmod } = await import('node:fs/promises');
  await chmod(parent, 0o700);
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('A second server on the same folder is refused and does not disturb the first', async () => {
  await takeMadeCluster();
  const first = await start();
  await expect(startCluster(folder)).rejects.toThrow(/Another running server already uses/);
  expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('A pid file that points at a stranger is cleared, and the stranger lives on', async () => {
  await takeMadeCluster();
  await writeFile(
    join(folder, 'cluster', 'postmaster.pid'),
    `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n\nready\n`,
  );
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('A damaged database is reported in one sentence that says what to do', async () => {
  await takeMadeCluster();
  await writeFile(join(folder, 'cluster', 'global', 'pg_control'), 'damaged');
  await expect(startCluster(folder)).rejects.toThrow(
    /^The database in .+ cannot be opened \(.+\): put a backup back, or move the folder away to start afresh\.$/,
  );
});

test('A draft that a killed first start left behind is removed', async () => {
  const draft = `${folder}.new-${Number.MAX_SAFE_INTEGER}`;
  await mkdir(draft);
  await start();
  await expect(rm(draft, { recursive: true })).rejects.toThrow(/ENOENT/);
});

test('A draft of a killed first start that had our own process number is no hindrance', async () => {
  const draft = `${folder}.new-${process.pid}`;
  await mkdir(join(draft, 'cluster'), { recursive: true });
  await writeFile(join(draft, 'cluster', 'half'), 'made');
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('A failure that PostgreSQL’s log puts down to a full disk is told as one', async () => {
  await takeMadeCluster();
  const cluster = await start();
  const lost = new Error('Connection terminated unexpectedly');
  expect(await cluster.explain(lost)).toBe(lost);
  await appendFile(join(folder, 'log'), 'PANIC:  could not write: No space left on device\n');
  expect(await cluster.explain(lost)).toEqual(
    new StartFailure(
      `The disk is full on which the database in ${folder} lies: make room and start again.`,
    ),
  );
});

test('What a refused statement was to save stays out of the log, which names the refusal alone', async () => {
  await takeMadeCluster();
  const cluster = await start();
  await query(cluster, 'CREATE TABLE notes (comment text CHECK (length(comment) < 5))');
  await expect(query(cluster, "INSERT INTO notes VALUES ('Ring Jane Doe')")).rejects.toThrow(
    /violates check constraint/,
  );
  const log = await readFile(join(folder, 'log'), 'utf8');
  expect(log).toContain('violates check constraint');
  expect(log).not.toContain('Jane Doe');
});

/** Kills one of PostgreSQL's processes, so that it recovers as on a full disk. */
async function crash(cluster: Cluster) {
  const client = new pg.Client({ connectionString: cluster.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'",
  );
  process.kill(rows[0]?.pid ?? 0, 'SIGABRT');
  // PostgreSQL 18 never ends if it is asked for a fast shutdown at this moment.
  const log = () => readFile(join(folder, 'log'), 'utf8');
  while (!(await log()).includes('reinitializing')) await new Promise(setImmediate);
}

test('PostgreSQL ends also where it is stopped while it recovers from a crash', async () => {
  await takeMadeCluster();
  const cluster = await start();
  const found = await runningPostgres();
  await crash(cluster);
  await cluster.stop();
  expect(await found.runs()).toBe(false);
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('One that was left in the middle of its end is no hindrance to the next start', async () => {
  await takeMadeCluster();
  const cluster = await start();
  const found = await runningPostgres();
  await crash(cluster);
  process.kill(found.pid, 'SIGINT');
  expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('PostgreSQL ends also where somebody has moved its folder', async () => {
  await takeMadeCluster();
  const cluster = await start();
  const found = await readPidFile(join(folder, 'cluster'));
  await rename(folder, `${folder}.moved`);
  await cluster.stop();
  expect(found && isAlive(found.pid)).toBe(false);
});

test('Stopping leaves no process behind', async () => {
  await takeMadeCluster();
  const cluster = await start();
  const found = await runningPostgres();
  await cluster.stop();
  expect(await found.runs()).toBe(false);
});
