import { commonPasswordMessage, passwordMessages } from '@sounding/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/database';
import { auditLines } from '../../testing/auditLines';
import { asOwner } from '../../testing/asOwner';
import { awaitMailsTo, keyIn, mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { testPassword, type SignedIn } from '../../testing/testAccounts';
import { whileAccountIsLocked } from '../../testing/whileLocked';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const newPassword = 'Calm-estuary-2026!';

const change = (
  { token }: Pick<SignedIn, 'token'>,
  changes: { currentPassword?: string; newPassword?: string } = {},
  at = server,
  headers = {},
) =>
  at.request('POST', '/api/account/researcher/change-password', {
    token,
    json: { currentPassword: testPassword, newPassword, ...changes },
    headers,
  });
const roleOf = (token: string) => server.request('GET', '/api/account/role', { token });

describe('Changing the own password', () => {
  test.each(['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'] as const)(
    'with the present one works as %s, and the new one signs in [API-16, OPEN-97]',
    async (role) => {
      const account = await server.signInAs(role);
      expect((await change(account)).statusCode).toBe(204);
      const signIn = (password: string) =>
        server.request('POST', '/api/mf-authenticate', {
          json: { userName: account.login, password, code: account.codeAt(server.clock()) },
        });
      expect((await signIn(testPassword)).statusCode).toBe(401);
      expect((await signIn(newPassword)).statusCode).toBe(200);
    },
  );

  test('keeps this session, ends every other one and every mailed key, and tells by mail', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const elsewhere = await withTransaction(server.platform.database, (transaction) =>
      server.platform.sessions.open(transaction, account.id),
    );
    await server.request('POST', '/api/account/reset-password/init', {
      body: account.login,
      headers: { 'content-type': 'text/plain' },
    });
    const key = keyIn((await awaitMailsTo(server, account.login, 1))[0]);
    await change(account);
    const statuses = [await roleOf(account.token), await roleOf(elsewhere)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
    const checked = await server.request('GET', `/api/account/check-reset-key/${key}`);
    expect(checked.statusCode).toBe(404);
    expect((await mailsTo(server, account.login)).map(({ subject }) => subject)).toEqual([
      'Sounding: reset your password',
      'Sounding: your password was changed',
    ]);
    const lines = await auditLines(server, { account: account.id });
    expect(lines.at(-1)).toMatchObject({ action: 'password.changed', actor: account.id });
  });

  test('sent again under its key counts as done, and with another new password as a wrong one', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const underKey = (changes = {}) => change(account, changes, server, headers);
    const headers = { 'idempotency-key': randomUUID() };

    const [first, again] = [await underKey(), await underKey()];
    const other = await underKey({ newPassword: 'Amber-lantern-77?' });

    expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
    expect(again.headers['set-cookie']).toContain('__Host-known-browser=');
    expect(other.json()).toMatchObject({ status: 422, detail: passwordMessages.chosenBefore });
    expect((await mailsTo(server, account.login)).length).toBe(1);
    const lines = await auditLines(server, { account: account.id });
    expect(lines.map(({ action }) => action)).toEqual([
      'password.changed',
      'password-change.refused',
    ]);
  });

  test('sent again while the first still runs counts as done, and with another new password as a wrong one', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const headers = { 'idempotency-key': randomUUID() };
    const underKey = (changes = {}) => change(account, changes, server, headers);

    const [first, again, other] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 3 },
      async (untilWaiting) => {
        const firstSent = underKey();
        await untilWaiting(1);
        return Promise.all([firstSent, underKey(), underKey({ newPassword: 'Amber-lantern-77?' })]);
      },
    );

    expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
    expect(again.headers['set-cookie']).toContain('__Host-known-browser=');
    expect(other.json()).toMatchObject({ status: 422, detail: passwordMessages.chosenBefore });
    expect(await mailsTo(server, account.login)).toHaveLength(1);
    const lines = await auditLines(server, { account: account.id });
    expect(lines.map(({ action }) => action)).toEqual([
      'password.changed',
      'password-change.refused',
    ]);
  });

  test('sent again is no wrong password where the first ends only while the present one is checked', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const account = await limited.signInAs('ROLE_RESEARCHER');
      const wrong = { currentPassword: 'Wrong-password-2026!' };
      const headers = { 'idempotency-key': randomUUID() };

      const [first, again] = await asOwner(limited.testDatabase, async (counts) => {
        const [firstSent, sentAgain] = await whileAccountIsLocked(
          limited,
          { accountId: account.id, waiting: 2 },
          async (untilWaiting) => {
            const sent = change(account, {}, limited, headers);
            await untilWaiting(1);
            // The second has looked at its key and waits to be counted. Its password is wrong by then.
            await counts.query('BEGIN');
            await counts.query('SELECT FROM rate_limits FOR UPDATE');
            return [sent, change(account, wrong, limited, headers)];
          },
        );
        const done = await firstSent;
        await counts.query('COMMIT');
        return [done, await sentAgain];
      });

      expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
      const lines = await auditLines(limited, { account: account.id });
      expect(lines.map(({ action }) => action)).toEqual(['password.changed']);
      for (let count = 0; count < 10; count += 1) {
        expect((await change(account, wrong, limited)).statusCode).toBe(400);
      }
    } finally {
      await limited.close();
    }
  });

  test('that was refused may be sent again under its key, mended', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const headers = { 'idempotency-key': randomUUID() };
    const wrong = { currentPassword: 'Wrong-password-2026!' };
    expect((await change(account, wrong, server, headers)).statusCode).toBe(400);
    expect((await change(account, {}, server, headers)).statusCode).toBe(204);
  });

  test('keeps nothing with its key that tells one password from another', async () => {
    const kept: unknown[] = [];
    for (const chosen of [newPassword, 'Amber-lantern-77?']) {
      const key = randomUUID();
      const account = await server.signInAs('ROLE_RESEARCHER');
      await change(account, { newPassword: chosen }, server, { 'idempotency-key': key });
      const { rows } = await server.platform.pool.query<object>(
        'SELECT operation_id, request_hash, answer, etag FROM idempotency_keys WHERE key = $1',
        [key],
      );
      kept.push(...rows);
    }
    expect(kept).toHaveLength(2);
    expect(kept[0]).toEqual(kept[1]);
  });

  test('with a wrong present password is a mistake in the form, and no lost session [API-16, OPEN-97]', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const answer = await change(account, { currentPassword: 'Wrong-password-2026!' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ pointer: '/currentPassword', message: 'Your current password is not right.' }],
    });
    expect((await roleOf(account.token)).statusCode).toBe(200);
    const lines = await auditLines(server, { account: account.id });
    expect(lines).toMatchObject([{ action: 'password-change.refused', actor: account.id }]);
  });

  test('obeys the rule for every new password [API-16, RULE-35, OPEN-97]', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    for (const [password, message] of [
      ['too-Short-1!', passwordMessages.weak],
      ['Calm-estuary-2026!\n', passwordMessages.unprintable],
      ['Passwordpassword1!', commonPasswordMessage('guessable')],
    ] as const) {
      const answer = await change(account, { newPassword: password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ pointer: '/newPassword', message }] });
    }
  });

  test('lets one of two callers at once change it', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const answers = await Promise.all([
      change(account, { newPassword: 'Amber-lantern-77?' }),
      change(account, { newPassword: 'Quiet-harbour-1851' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  test('lets nobody in who had proved the old one just before, with either factor', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const made = await server.request('POST', '/api/account/backup-codes', account);
    const [backupCode] = made.json<{ codes: string[] }>().codes;
    const credentials = { userName: account.login, password: testPassword };

    const [changed, ...signedIn] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 3 },
      async (untilWaiting) => {
        const changing = change(account);
        await untilWaiting(1);
        return Promise.all([
          changing,
          server.request('POST', '/api/mf-authenticate', {
            json: { ...credentials, code: account.codeAt(server.clock()) },
          }),
          server.request('POST', '/api/mf-authenticate/backup-code', {
            json: { ...credentials, backupCode },
          }),
        ]);
      },
    );

    expect(changed.statusCode).toBe(204);
    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });

  test('is refused to a stranger’s guessing after ten wrong present passwords', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const account = await limited.signInAs('ROLE_RESEARCHER');
      for (let count = 0; count < 10; count += 1) {
        const wrong = await change(account, { currentPassword: 'Wrong-2026!' }, limited);
        expect(wrong.statusCode).toBe(400);
      }
      expect((await change(account, {}, limited)).statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test('takes twenty new passwords in ten minutes, refused ones too, as each costs the server work', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const account = await limited.signInAs('ROLE_RESEARCHER');
      for (let count = 0; count < 20; count += 1) {
        const weak = await change(account, { newPassword: 'Passwordpassword1!' }, limited);
        expect(weak.statusCode).toBe(400);
      }
      expect((await change(account, {}, limited)).statusCode).toBe(429);
      const another = await limited.signInAs('ROLE_RESEARCHER');
      expect((await change(another, {}, limited)).statusCode).toBe(204);
    } finally {
      await limited.close();
    }
  });

  test('leaves neither password in the log', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    await change(account, { currentPassword: 'Planted-secret-2026!' });
    await change(account);
    for (const secret of ['Planted-secret', testPassword, newPassword]) {
      expect(server.log()).not.toContain(secret);
    }
  });
});
