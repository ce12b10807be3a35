import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { StartFailure } from '../startFailure';
import { refuseOtherKey } from './refuseOtherKey';
import { createSeedVault } from './seedVault';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.signInAs('ROLE_RESEARCHER');
});

afterAll(() => server.close());

const other = createSeedVault('another key than the one of before');

test('A start with the key of before goes on', async () => {
  await refuseOtherKey(server.platform);
});

test.each([
  [{ secretKey: 'given', dataDir: '/data' }, 'SECRET_KEY', 'set the one of before'],
  [{ secretKey: undefined, dataDir: '/data' }, 'The key kept in /data', 'put its backup back'],
])(
  'A start with another key (%j) is refused before anybody is shut out',
  async (settings, key, advice) => {
    const { database } = server.platform;
    await expect(refuseOtherKey({ database, seedVault: other, settings })).rejects.toThrow(
      new StartFailure(
        `${key} is not the one that the two-factor secrets of 1 account are sealed with: ${advice}, or see “Backups” in docs/operations.md where it is lost.`,
      ),
    );
  },
);
