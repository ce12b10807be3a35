import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { installConsumer } from './installConsumer';

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await installConsumer(inject('tarball'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs a command that is installed with the consumer; what it printed is in the error if it fails. */
async function runInConsumer(command: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: '', CHROMIUM_PATH: browserPath, VITEST: '' };
  try {
    await run(process.execPath, [join(folder, 'node_modules', command), ...args], {
      cwd: folder,
      env,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} failed in the consumer:\n${stdout}\n${stderr}`, { cause: error });
  }
}

const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

test('another team’s page type-checks, builds and passes its own tests with the packed library', async () => {
  await runInConsumer('typescript/bin/tsc');
  await runInConsumer('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  await runInConsumer('vitest/vitest.mjs', 'run');
});
