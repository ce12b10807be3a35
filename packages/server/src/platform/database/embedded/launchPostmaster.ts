import { spawn, type ChildProcess } from 'node:child_process';
import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../freePort';
import type { Binaries } from './binaries';
import { databaseUser, folderAsSeenFromWithin } from './databaseUser';
import { readPidFile } from './postmaster';

const largestLog = 5_000_000;

export interface Launched {
  readonly child: ChildProcess;
  readonly port: number;
  /** What PostgreSQL has logged since it was launched. */
  readonly readLog: () => Promise<string>;
}

/** PostgreSQL ended before it was ready; `log` holds what it wrote meanwhile. */
export class LaunchFailure extends Error {
  constructor(readonly log: string) {
    super('PostgreSQL ended before it was ready');
  }
}

/** Starts PostgreSQL on a free port of this machine and waits until it takes connections. */
export async function launchPostmaster(
  folder: string,
  { postgres }: Binaries,
  settings: Readonly<Record<string, string>>,
): Promise<Launched> {
  const cluster = join(folder, 'cluster');
  const port = await freePort();
  const logFile = join(folder, 'log');
  const start = await prepareLog(logFile);
  const log = await open(logFile, 'a', 0o600);
  const options = Object.entries({ ...fixedSettings, ...settings });
  const child = spawn(
    postgres,
    [
      '-D',
      folderAsSeenFromWithin(cluster),
      '-p',
      String(port),
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...databaseUser(),
      cwd: cluster,
      // A process group of its own: Ctrl-C in a terminal reaches only us, and we stop PostgreSQL in order.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  stopWithUs(child);
  const ended = new Promise<'ended'>((resolve) => {
    child.once('exit', () => {
      resolve('ended');
    });
    child.once('error', () => {
      resolve('ended');
    });
  });
  await log.close();
  const readLog = () => readFrom(logFile, start);
  for (;;) {
    const state = await Promise.race([ended, delay(10)]);
    if (state === 'ended') throw new LaunchFailure(await readLog());
    const written = await readPidFile(cluster);
    if (written?.pid === child.pid && written?.isReady) return { child, port, readLog };
  }
}

/** Interrupts PostgreSQL if this process exits without having stopped it in order. */
function stopWithUs(child: ChildProcess) {
  const interrupt = () => {
    child.kill('SIGINT');
  };
  process.once('exit', interrupt);
  child.once('exit', () => process.off('exit', interrupt));
}

const fixedSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Keep what people wrote out of the log: row values in error details, and the failed statement.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  jit: 'off',
};

async function prepareLog(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (!found) return 0;
  if (found.size <= largestLog) return found.size;
  await truncate(file);
  return 0;
}

async function readFrom(file: string, start: number) {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString();
  } finally {
    await handle.close();
  }
}
