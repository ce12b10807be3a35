import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { StartFailure } from '../startFailure';
import { obtainSecretKey } from './secretKey';

let server: TestApp;
let dataDir: string;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sounding-key-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const obtain = () => obtainSecretKey({ secretKey: undefined, dataDir }, server.platform.database);

test('A key is made once, and kept', async () => {
  const key = await obtain();
  expect(key).toHaveLength(43);
  expect(await obtain()).toBe(key);
});

test('A key that is lost is asked for, and nothing is put in its place', async () => {
  const file = join(dataDir, 'secret-key');
  await server.signInAs('ROLE_RESEARCHER');
  await expect(obtain()).rejects.toThrow(
    new StartFailure(
      `The key that the two-factor secrets of 1 account are sealed with is gone from ${file}: put its backup back, or see “Backups” in docs/operations.md where it is lost.`,
    ),
  );
  await expect(readFile(file)).rejects.toThrow('ENOENT');

  const backup = 'the backup of a key, which is long enough';
  await writeFile(file, `${backup}\n`);
  expect(await obtain()).toBe(backup);
});
