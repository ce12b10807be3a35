import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, serves, stopPostmaster } from './postmaster';

let cluster: string;
let parent: ChildProcess | undefined;

beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'sounding-postmaster-'));
});

afterEach(async () => {
  parent?.kill('SIGKILL');
  await rm(cluster, { recursive: true });
});

/** Starts a process in the cluster’s folder whose parent is suspended and never reads its exit status. */
async function startWithoutReaper() {
  const script = `
    const { pid } = require('node:child_process').spawn('sleep', ['600'], { cwd: process.argv[1] });
    require('node:fs').writeSync(1, String(pid));
    process.kill(process.pid, 'SIGSTOP');`;
  const started = spawn(process.execPath, ['-e', script, cluster], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parent = started;
  return new Promise<number>((resolve) => {
    started.stdout.once('data', (chunk: Buffer) => {
      resolve(Number(chunk.toString()));
    });
  });
}

test.runIf(platform() === 'linux')(
  'A stop does not wait for a parent that never asks how its PostgreSQL ended',
  async () => {
    const pid = await startWithoutReaper();
    expect(await serves(pid, cluster)).toBe(true);
    await stopPostmaster(pid, () => serves(pid, cluster));
    expect(isAlive(pid)).toBe(true);
    expect(await serves(pid, cluster)).toBe(false);
  },
);
