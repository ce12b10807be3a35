import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterRestore } from './afterRestore';
import { awaitMailsTo, keyIn } from './testing/mailbox';
import { operatorSettings } from './testing/operatorSettings';
import { startTestApp, type TestApp } from './testing/startTestApp';
import { testPassword } from './testing/testAccounts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const restore = (...words: string[]) => afterRestore(words, operatorSettings(server));

const signIn = (login: string, code: string) =>
  server.request('POST', '/api/mf-authenticate', {
    json: { userName: login, password: testPassword, code },
  });

test('After a restore nothing is open that was open in the backup, and everybody signs in as ever', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const roleOf = () => server.request('GET', '/api/account/role', { token: ada.token });
  await server.request('POST', '/api/account/reset-password/init', {
    ...{ body: ada.login, headers: { 'content-type': 'text/plain' } },
  });
  const key = keyIn((await awaitMailsTo(server, ada.login, 1)).at(-1));
  const checkKey = () => server.request('GET', `/api/account/check-reset-key/${key}`);
  await expect(restore('now')).rejects.toThrow('npm run admin:after-restore');
  expect((await roleOf()).statusCode).toBe(200);
  expect((await checkKey()).statusCode).toBe(204);

  expect(await restore()).toMatch(/^All sessions, .+ are ended\./);

  expect((await roleOf()).statusCode).toBe(401);
  expect((await checkKey()).statusCode).toBe(404);
  expect(await awaitMailsTo(server, ada.login, 0)).toEqual([]);
  const { rows } = await server.platform.pool.query(
    "SELECT actor_id FROM audit_log WHERE action = 'backup.restored'",
  );
  expect(rows).toEqual([{ actor_id: null }]);
  expect((await signIn(ada.login, ada.codeAt(server.clock()))).statusCode).toBe(200);
});
