import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import { awaitMailsTo, keyIn, mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { inviteAccount } from './invitations';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const invite = (login: string) =>
  withTransaction(server.platform.database, (transaction) =>
    inviteAccount(
      transaction,
      { name: 'Grace Hopper', login, role: 'ROLE_MONITOR_RESEARCHER' },
      server.platform,
    ),
  );
const check = (key: string) => server.request('GET', `/api/account/check-reset-key/${key}`);
const finish = (key: string) =>
  server.request('POST', '/api/account/reset-password/finish', {
    json: { key, newPassword: 'Calm-estuary-2026!' },
  });

describe('An invited person', () => {
  test('chooses the first password through a link that works 72 hours [OPEN-39, OPEN-110]', async () => {
    const login = 'Grace.Hopper@Sounding.example';
    const id = await invite(login);
    expect(id).toBeTypeOf('number');
    const [mail] = await mailsTo(server, login);
    expect(mail?.body).toContain('works once and for 72 hours');
    server.clock.advance({ seconds: 72 * 3600 - 1 });
    expect((await check(keyIn(mail))).statusCode).toBe(204);
    expect((await finish(keyIn(mail))).statusCode).toBe(204);
    const enrolling = await server.request('POST', '/api/mf-authenticate/code', {
      json: { userName: login.toLowerCase(), password: 'Calm-estuary-2026!' },
    });
    expect(enrolling.json<{ secret: string }>().secret).toMatch(/^[A-Z2-7]{32}$/);
    const subjects = (await mailsTo(server, login)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Your Sounding account is ready: choose a password',
      'Sounding: your password is set',
    ]);
  });

  test('is told after 72 hours that the link has expired, and gets another long one by asking', async () => {
    const login = 'late@sounding.example';
    await invite(login);
    server.clock.advance({ seconds: 72 * 3600 });
    const [first] = await mailsTo(server, login);
    expect((await check(keyIn(first))).statusCode).toBe(400);
    await server.request('POST', '/api/account/reset-password/init', {
      body: login,
      headers: { 'content-type': 'text/plain' },
    });
    const [, second] = await awaitMailsTo(server, login, 2);
    server.clock.advance({ seconds: 71 * 3600 });
    expect((await check(keyIn(second))).statusCode).toBe(204);
  });

  test('cannot sign in before that, whatever password is tried', async () => {
    const login = 'early@sounding.example';
    await invite(login);
    const answer = await server.request('POST', '/api/mf-authenticate/code', {
      json: { userName: login, password: 'Calm-estuary-2026!' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('has one account, however often and at once it is asked for', async () => {
    const login = 'twice@sounding.example';
    const ids = await Promise.all([invite(login), invite(login.toUpperCase()), invite(login)]);
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    const stored = await server.platform.database
      .select({ role: accounts.role, hash: accounts.passwordHash })
      .from(accounts)
      .where(eq(accounts.loginKey, login));
    expect(stored).toEqual([{ role: 'ROLE_MONITOR_RESEARCHER', hash: null }]);
  });
});
