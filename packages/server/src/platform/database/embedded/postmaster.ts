import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A running PostgreSQL, as its pid file describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
  /** Whether it has been asked to stop. */
  readonly isStopping: boolean;
}

/** How long a fast shutdown may take: less than a stopping server waits in all (`main.ts`). */
const fastShutdownMilliseconds = 8_000;

/** Reads postmaster.pid: line 1 is the pid, line 4 the port, line 8 the state. */
export async function readPidFile(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  const state = lines[7]?.trim();
  return {
    pid,
    port: Number(lines[3] ?? 0),
    isReady: state === 'ready',
    isStopping: state === 'stopping',
  };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether this process is the running PostgreSQL of this folder, and not another program with the same pid. A
 * zombie does not count: its pid stays taken until its parent reads its exit status, which some never do.
 */
export async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const folder = await realpath(cluster);
  if (platform() === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === folder;
  }
  const listed = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(
    () => undefined,
  );
  return listed?.stdout.includes(cluster) === true;
}

/**
 * Asks for PostgreSQL's fast shutdown, which rolls back open transactions, and waits for its end. Version 18
 * never ends if this is asked during recovery from the crash of one of its processes, as on a full disk.
 * PostgreSQL is then asked for the immediate shutdown, after which the next start recovers.
 * @param runs whether this process still is that PostgreSQL; called until it is not
 */
export async function stopPostmaster(
  pid: number,
  runs: () => boolean | Promise<boolean>,
): Promise<void> {
  if (!(await runs())) return;
  process.kill(pid, 'SIGINT');
  const deadline = performance.now() + fastShutdownMilliseconds;
  while ((await runs()) && performance.now() < deadline) await delay(10);
  if (await runs()) process.kill(pid, 'SIGQUIT');
  while (await runs()) await delay(10);
}
