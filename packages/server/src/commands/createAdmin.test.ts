import { eq } from 'drizzle-orm';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin, createAdminUsage } from './createAdmin';
import { accounts } from '../platform/database/schema';
import { freePort } from '../platform/freePort';
import { readSettings } from '../platform/settings';
import { StartFailure } from '../platform/startFailure';
import { auditLines } from '../testing/auditLines';
import { asOwner } from '../testing/asOwner';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { createTestDatabase } from '../testing/testDatabase';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'sounding-admin-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const create = (...words: string[]) => createWith({}, ...words);

const createWith = (environment: Readonly<Record<string, string>>, ...words: string[]) =>
  createAdmin(
    words,
    readSettings({
      DATABASE_URL: server.testDatabase.ownerAddress,
      SECRET_KEY: 'a secret key that only the tests use',
      DATA_DIR: folder,
      PUBLIC_URL: 'https://sounding.university.example',
      ...environment,
    }),
  );

const accountOf = async (loginKey: string) => {
  const [account] = await server.platform.database
    .select()
    .from(accounts)
    .where(eq(accounts.loginKey, loginKey));
  return account;
};

test('The operator makes the first administrator, who signs in through the mailed link alone', async () => {
  const told = await create('Ada@University.example', 'Ada Byron');
  const account = await accountOf('ada@university.example');
  expect(account).toMatchObject({
    role: 'ROLE_ADMIN',
    fullName: 'Ada Byron',
    passwordHash: null,
    activated: true,
  });

  const file = / is in (.+\.eml)$/.exec(told)?.[1] ?? '';
  const { text = '', html = '', to } = await PostalMime.parse(await readFile(file));
  expect(to).toMatchObject([{ address: 'Ada@university.example' }]);
  const link = /https:\/\/sounding\.university\.example\/account\/reset\/finish\?key=([\w-]{43})/;
  const key = link.exec(text)?.[1] ?? '';
  expect(link.exec(html)?.[1]).toBe(key);
  expect(told).not.toContain(key);

  const finished = await server.request('POST', '/api/account/reset-password/finish', {
    json: { key, newPassword: 'Calm-estuary-2026!' },
  });
  expect(finished.statusCode).toBe(204);
  const shown = await server.request('POST', '/api/mf-authenticate/code', {
    json: { userName: 'ada@university.example', password: 'Calm-estuary-2026!' },
  });
  expect(shown.json<{ secret: string }>().secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(await auditLines(server, { account: account?.id ?? 0 })).toMatchObject([
    { action: 'admin.created', actor: null },
    { action: 'password.chosen' },
  ]);
});

test('The first administrator can be made before the first start, in a database that is empty', async () => {
  const empty = await createTestDatabase();
  await asOwner(empty, (owner) => owner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));

  await createWith({ DATABASE_URL: empty.ownerAddress }, 'first@a.example');

  const { rows } = await empty.pool.query('SELECT login, role FROM accounts');
  expect(rows).toEqual([{ login: 'first@a.example', role: 'ROLE_ADMIN' }]);
  await empty.close();
});

test('A command whose mail the mail server did not take fails, and tells that the account is there and what to do', async () => {
  const port = await freePort();
  const creating = createWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }, 'grace@a.example');
  await expect(creating).rejects.toThrow(
    new StartFailure(
      `grace@a.example is an administrator, but the link to choose a password could not be mailed (connect ECONNREFUSED 127.0.0.1:${port}). Put SMTP_URL or the mail server right: a server that runs tries again for three days. The link works for 72 hours; later a new one is sent from https://sounding.university.example/account/reset/init.`,
    ),
  );
  expect(await accountOf('grace@a.example')).toMatchObject({ role: 'ROLE_ADMIN' });
});

test('A name is kept as a form would keep it, and one that no form takes is none', async () => {
  await create('mary@a.example', ' Mary\n\u202e  Shelley');
  expect(await accountOf('mary@a.example')).toMatchObject({ fullName: 'Mary Shelley' });
  for (const name of [' \u202e', 'a'.repeat(101)]) {
    await expect(create('long@a.example', name)).rejects.toThrow(createAdminUsage);
  }
});

test('An address that has an account stays what it is', async () => {
  const researcher = await server.createAccount();
  await expect(create(researcher.login.toUpperCase())).rejects.toThrow(/has an account already/);
  expect(await accountOf(researcher.login)).toMatchObject({ role: 'ROLE_RESEARCHER' });
});

test('An administrator whose account was closed for want of use comes back by the same command', async () => {
  const { id, login } = await server.createAccount({ role: 'ROLE_ADMIN', isActivated: false });
  const inactive = await create(login).catch(String);
  expect(inactive).toMatch(/has an account already/);
  await server.platform.database
    .update(accounts)
    .set({ closedAt: server.clock(), passwordHash: null })
    .where(eq(accounts.id, id));

  const told = await create(login);

  expect(await accountOf(login)).toMatchObject({ id, activated: true, closedAt: null });
  const file = / is in (.+\.eml)$/.exec(told)?.[1] ?? '';
  const { text = '' } = await PostalMime.parse(await readFile(file));
  expect(text).toContain('which was closed because nobody had used it, is open again.');
  const key = /finish\?key=([\w-]{43})/.exec(text)?.[1] ?? '';
  const chosen = await server.request('POST', '/api/account/reset-password/finish', {
    json: { key, newPassword: 'Calm-estuary-2026!' },
  });
  expect(chosen.statusCode).toBe(204);
  expect((await auditLines(server, { account: id }))[0]?.action).toBe('admin.reopened');
});

test.each([[[]], [['ada']], [['ada@a.example', ' ']], [['a@a.example', 'Ada', 'Byron']]])(
  'The words %j are answered by how it is done, and make nobody',
  async (words) => {
    const before = await server.platform.database.$count(accounts);
    await expect(create(...words)).rejects.toThrow(createAdminUsage);
    expect(await server.platform.database.$count(accounts)).toBe(before);
  },
);
