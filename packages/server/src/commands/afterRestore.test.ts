import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterRestore, afterRestoreUsage } from './afterRestore';
import type { Ask } from './askAtTerminal';
import { auditLines } from '../testing/auditLines';
import { endConnections } from '../testing/endConnections';
import { awaitMailsTo, keyIn } from '../testing/mailbox';
import { operatorSettings } from '../testing/operatorSettings';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { testPassword, type SignedIn } from '../testing/testAccounts';

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});

afterEach(() => server.close());

const nobody = () => Promise.resolve(null);

const restore = (words: readonly string[], ask: Ask = nobody) =>
  afterRestore(words, operatorSettings(server), ask);

const isSignedIn = async ({ token }: SignedIn) =>
  (await server.request('GET', '/api/account/role', { token })).statusCode === 200;

const signIn = (login: string, code: string) =>
  server.request('POST', '/api/mf-authenticate', {
    json: { userName: login, password: testPassword, code },
  });

test('After a restore nothing is open that was open in the backup, and everybody signs in as ever', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const roleOf = () => server.request('GET', '/api/account/role', { token: ada.token });
  await server.request('POST', '/api/account/reset-password/init', {
    body: ada.login,
    headers: { 'content-type': 'text/plain' },
  });
  const key = keyIn((await awaitMailsTo(server, ada.login, 1)).at(-1));
  const checkKey = () => server.request('GET', `/api/account/check-reset-key/${key}`);
  await endConnections(server);
  await expect(restore(['now'])).rejects.toThrow(afterRestoreUsage);
  expect((await roleOf()).statusCode).toBe(200);
  expect((await checkKey()).statusCode).toBe(204);

  await endConnections(server);
  expect(await restore(['--yes'])).toMatch(
    /^All sessions, .+ are ended\..+ do again from the list that you keep what was erased/,
  );

  expect((await roleOf()).statusCode).toBe(401);
  expect((await checkKey()).statusCode).toBe(404);
  expect(await awaitMailsTo(server, ada.login, 0)).toEqual([]);
  expect(await auditLines(server, { action: 'backup.restored' }, 'actor')).toEqual([
    { actor: null },
  ]);
  expect((await signIn(ada.login, ada.codeAt(server.clock()))).statusCode).toBe(200);
});

test('Beside a server that is at work it ends nothing, agreed to or not', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  expect(await isSignedIn(ada)).toBe(true);

  const { host, pathname } = new URL(server.testDatabase.ownerAddress);
  await expect(restore(['--yes'])).rejects.toThrow(
    `A server, or another command, is at work on the database ${host}${pathname}: stop every server of it and try again.`,
  );

  expect(await isSignedIn(ada)).toBe(true);
});

test('It says in which database how much is about to end, and ends nothing unless that is agreed to', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const { host, pathname } = new URL(server.testDatabase.ownerAddress);
  const asked: string[] = [];
  await endConnections(server);

  const refused = restore([], (words) => {
    asked.push(words);
    return Promise.resolve(false);
  });

  await expect(refused).rejects.toThrow('Nothing has been deleted.');
  expect(asked).toEqual([
    `About to end in the database ${host}${pathname}: 1 session, 0 half-finished sign-ins, 0 mailed links, 0 waiting mails\n\nThis cannot be undone. To end them, type yes:`,
  ]);
  await expect(restore([])).rejects.toThrow(
    /Nothing has been deleted, since nobody could be asked\. To end them: npm run admin:after-restore -- --yes$/,
  );
  expect(await isSignedIn(ada)).toBe(true);
});
