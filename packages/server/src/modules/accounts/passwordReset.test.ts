import { commonPasswordMessage, errorMessages, passwordMessages } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, mailOutbox, resetKeys } from '../../platform/database/schema';
import { createMailSender } from '../../platform/mail/sendMails';
import type { OutgoingMail } from '../../platform/mail/transport';
import { auditLines } from '../../testing/auditLines';
import { asOwner } from '../../testing/asOwner';
import { countedMinutes } from '../../testing/countedMinutes';
import { awaitMailsTo, keyIn, mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { testPassword, type TestAccount } from '../../testing/testAccounts';
import { whileAccountIsLocked } from '../../testing/whileLocked';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ environment: { PUBLIC_URL: 'https://localhost:8443' } });
});

afterAll(() => server.close());

const newPassword = 'Calm-estuary-2026!';

const askFor = (email: string, { at = server, from }: { at?: TestApp; from?: string } = {}) =>
  at.request('POST', '/api/account/reset-password/init', {
    body: email,
    headers: { 'content-type': 'text/plain', host: 'evil.example' },
    ...(from !== undefined && { from }),
  });
const check = (key: string) => server.request('GET', `/api/account/check-reset-key/${key}`);
const finish = (key: string, password = newPassword, headers = {}) =>
  server.request('POST', '/api/account/reset-password/finish', {
    json: { key, newPassword: password },
    headers,
  });
const signIn = (account: TestAccount, password: string) =>
  server.request('POST', '/api/mf-authenticate', {
    json: { userName: account.login, password, code: account.codeAt(server.clock()) },
  });

/** Asks for a link and takes the newest key out of the mails. */
async function mailedKey({ login }: Pick<TestAccount, 'login'>, mails = 1) {
  await askFor(login);
  return keyIn((await awaitMailsTo(server, login, mails)).at(-1));
}

describe('Somebody who forgot the password', () => {
  test('gets a link by mail that leads to the configured address, as text and HTML [API-13, OPEN-108]', async () => {
    const account = await server.createAccount();
    const answer = await askFor(` ${account.login.toUpperCase()} `);
    expect(answer.statusCode).toBe(204);
    const [mail] = await awaitMailsTo(server, account.login, 1);
    const link = `https://localhost:8443/account/reset/finish?key=${keyIn(mail)}`;
    expect(mail?.subject).toBe('Sounding: reset your password');
    expect(mail?.body).toContain(`the password of your Sounding account (${account.login})`);
    expect(mail?.body).toContain('works once and for 60 minutes');
    expect(mail?.html).toContain(`href="${link}"`);
    expect([mail?.body, mail?.html].join('')).not.toContain('evil.example');
  });

  test('sets a new password, which signs in from then on with the two-factor set-up as it was [API-15]', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    expect((await check(key)).statusCode).toBe(204);
    expect((await finish(key)).statusCode).toBe(204);
    expect((await signIn(account, testPassword)).statusCode).toBe(401);
    expect((await signIn(account, newPassword)).statusCode).toBe(200);
  });

  test('has set it where the same is sent again after a lost answer, and with another password is told so', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    const headers = { 'idempotency-key': randomUUID() };

    const [first, again] = [
      await finish(key, newPassword, headers),
      await finish(key, newPassword, headers),
    ];
    const other = await finish(key, 'Another-lantern-77?', headers);

    expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
    expect(again.headers['set-cookie']).toContain('__Host-known-browser=');
    expect(other.json()).toMatchObject({ status: 422, detail: passwordMessages.chosenBefore });
    const strangers = { 'idempotency-key': randomUUID() };
    expect((await finish(key, newPassword, strangers)).statusCode).toBe(404);
    expect((await signIn(account, newPassword)).statusCode).toBe(200);
  });

  test('has set it where the same is sent again while the first still runs, and with another password is told so', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    const headers = { 'idempotency-key': randomUUID() };

    const [first, again, other] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 3 },
      async (untilWaiting) => {
        const firstSent = finish(key, newPassword, headers);
        await untilWaiting(1);
        return Promise.all([
          firstSent,
          finish(key, newPassword, headers),
          finish(key, 'Another-lantern-77?', headers),
        ]);
      },
    );

    expect([first.statusCode, again.statusCode]).toEqual([204, 204]);
    expect(again.headers['set-cookie']).toContain('__Host-known-browser=');
    expect(other.json()).toMatchObject({ status: 422, detail: passwordMessages.chosenBefore });
    expect(await mailsTo(server, account.login)).toHaveLength(2);
    expect((await signIn(account, newPassword)).statusCode).toBe(200);
  });

  test('sets their own password and nobody else’s', async () => {
    const account = await server.createAccount();
    const other = await server.createAccount();
    await finish(await mailedKey(account));
    expect((await signIn(other, newPassword)).statusCode).toBe(401);
    expect((await signIn(other, testPassword)).statusCode).toBe(200);
  });

  test('is told by mail, has left every session, and stands in the audit log', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    await finish(await mailedKey(account));
    const role = await server.request('GET', '/api/account/role', { token: account.token });
    expect(role.statusCode).toBe(401);
    const [, told] = await mailsTo(server, account.login);
    expect(told?.subject).toBe('Sounding: your password was changed');
    expect(told?.body).toContain(`your Sounding account (${account.login}) was changed`);
    expect(await auditLines(server, { account: account.id })).toMatchObject([
      { action: 'password-reset.requested', actor: null },
      { action: 'password.reset', actor: null },
    ]);
  });

  test('is refused a password that breaks the rule, leaked, or names them, and keeps the key [RULE-33, RULE-35, RULE-36, RULE-37]', async () => {
    const account = await server.createAccount({ fullName: 'Ada Byron' });
    const key = await mailedKey(account);
    const refusals = {
      '': passwordMessages.required,
      'Short-1!': passwordMessages.weak,
      'Sounding-202!': passwordMessages.weak,
      'calm-estuary-2026!': passwordMessages.weak,
      'Calm-estuary-2026!\n': passwordMessages.unprintable,
      'Calm\t-estuary-2026!': passwordMessages.unprintable,
      '!Qazxsw2#Edcvfr4': commonPasswordMessage('breached'),
      'Kettle-BYRON-9471-moss': commonPasswordMessage('personal'),
      'Passwordpassword1!': commonPasswordMessage('guessable'),
      [`Aa1!${'x'.repeat(125)}`]: passwordMessages.tooLong,
    };
    for (const [password, message] of Object.entries(refusals)) {
      const answer = await finish(key, password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        type: '/problems/validation',
        errors: [{ pointer: '/newPassword', message }],
      });
    }
    expect((await finish(key)).statusCode).toBe(204);
  });
});

describe('An administrator who sends a link', () => {
  test('stands in the audit log as who asked for it', async () => {
    const admin = await server.signInAs('ROLE_ADMIN');
    const account = await server.createAccount();
    const answer = await server.request('POST', '/api/account/reset-password/init', {
      body: account.login,
      headers: { 'content-type': 'text/plain' },
      token: admin.token,
    });
    expect(answer.statusCode).toBe(204);
    await awaitMailsTo(server, account.login, 1);
    expect(await auditLines(server, { account: account.id })).toMatchObject([
      { action: 'password-reset.requested', actor: admin.id },
    ]);
  });

  test('whose session has ended counts as nobody, and the link is sent all the same', async () => {
    const account = await server.createAccount();
    await server.request('POST', '/api/account/reset-password/init', {
      body: account.login,
      headers: { 'content-type': 'text/plain' },
      token: 'x'.repeat(43),
    });
    await awaitMailsTo(server, account.login, 1);
    expect(await auditLines(server, { account: account.id })).toMatchObject([{ actor: null }]);
  });
});

describe('A mailed key', () => {
  test('expires after 60 minutes, is told so while it is unused, and as invalid otherwise [API-14, RESET-07, OPEN-110, OPEN-111]', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    server.clock.advance({ seconds: 3599 });
    expect((await check(key)).statusCode).toBe(204);
    server.clock.advance({ seconds: 1 });
    for (const answer of [await check(key), await finish(key)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        type: '/problems/reset-key-expired',
        detail: errorMessages.resetLinkExpired,
      });
    }
    expect((await signIn(account, testPassword)).statusCode).toBe(200);
  });

  test.each([
    ['a minute works as any other', 60, [204, 204]],
    ['more than a minute is as unknown as one that never was', 61, [404, 404]],
  ])('that was made by a clock ahead by %s', async (_what, seconds, statuses) => {
    const account = await server.createAccount();
    const right = server.clock();
    server.clock.advance({ seconds });
    const key = await mailedKey(account);
    server.clock.set(right);

    const answers = [await check(key), await finish(key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
  });

  test('works once, and is then as unknown as one that never was [API-14, RESET-07, OPEN-110]', async () => {
    const account = await server.createAccount();
    const used = await mailedKey(account);
    await finish(used);
    const strangers = [
      ...[used, 'A'.repeat(43), 'A'.repeat(1000), 'A'.repeat(15_000), 'x', 'a%2Fb', '1%3D1'],
      ...['%27%20OR%201%3D1', '%00', `${used}%00`, '%0A', '%', '%zz', '%E0%A4%A', '%C0%AE'],
      ...[`${used}%`, '%ED%A0%80', '%25', '%20'],
    ];
    for (const key of strangers) {
      const answer = await check(key);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        type: '/problems/reset-key-unknown',
        detail: errorMessages.resetLinkInvalid,
      });
    }
    for (const key of [used, '', 'A'.repeat(1000), '%']) {
      expect((await finish(key, 'Another-lantern-77?')).statusCode).toBe(404);
    }
    // After its lifetime a used key is still unknown, not expired.
    server.clock.advance({ seconds: 3600 });
    expect((await check(used)).statusCode).toBe(404);
    expect((await finish(used, 'Another-lantern-77?')).statusCode).toBe(404);
  });

  test('reaches the server whole, however its address is escaped', async () => {
    const key = await mailedKey(await server.createAccount());
    const escaped = Array.from(key, (character) => `%${character.charCodeAt(0).toString(16)}`);
    expect((await check(escaped.join(''))).statusCode).toBe(204);
  });

  test('is replaced by the next one, and dies with its account [API-14, RESET-07, OPEN-110]', async () => {
    const account = await server.createAccount();
    const first = await mailedKey(account);
    const second = await mailedKey(account, 2);
    expect((await check(first)).statusCode).toBe(404);
    expect((await check(second)).statusCode).toBe(204);
    await server.platform.database
      .update(accounts)
      .set({ activated: false })
      .where(eq(accounts.id, account.id));
    expect((await check(second)).statusCode).toBe(404);
    expect((await finish(second)).statusCode).toBe(404);
  });

  test('outlives what anybody else asks for and chooses', async () => {
    const key = await mailedKey(await server.createAccount());
    expect((await finish(await mailedKey(await server.createAccount()))).statusCode).toBe(204);
    expect((await check(key)).statusCode).toBe(204);
  });

  test('ends with the address that it was mailed to, also for a password on its way', async () => {
    const { token } = await server.signInAs('ROLE_ADMIN');
    const account = await server.createAccount();
    const key = await mailedKey(account);

    const [edited, finished] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 2 },
      async (untilWaiting) => {
        const json = { name: 'Ada Byron', login: `moved.${account.id}@sounding.example` };
        const editing = server.request('POST', `/api/researcher/edit/${account.id}`, {
          token,
          json,
        });
        await untilWaiting(1);
        return Promise.all([editing, finish(key)]);
      },
    );

    expect([edited.statusCode, finished.statusCode]).toEqual([200, 404]);
  });

  test('lets one of several callers at once in', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    const answers = await Promise.all(
      ['Calm-estuary-2026!', 'Quiet-harbour-1851', 'Amber-lantern-77?'].map((password) =>
        finish(key, password),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
    expect(await mailsTo(server, account.login)).toHaveLength(2);
  });

  test('leaves the database with its mail, and works on', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    const sent: OutgoingMail[] = [];
    const transport = (mail: OutgoingMail) => Promise.resolve(`place ${sent.push(mail)}`);
    const log = { info: () => undefined, warn: () => undefined };
    const soon = () => new Date(Date.now() + 60_000);
    const sender = createMailSender({ ...server.platform, clock: soon }, transport, log);

    while ((await sender.sendDue()) > 0);

    const { text } = sent.find(({ to }) => to === account.login) ?? {};
    expect(text).toContain(key);
    const outbox = JSON.stringify(await server.platform.database.select().from(mailOutbox));
    expect(outbox).toContain(account.login);
    expect(outbox).not.toContain('key=');
    expect((await finish(key)).statusCode).toBe(204);
  });

  test('stands nowhere in the database while its mail waits, so that a copy of it opens no account', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    const outbox = await server.platform.database.select().from(mailOutbox);
    const words = outbox.flatMap((row) =>
      Object.values(row).map((value) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : value,
      ),
    );
    expect(JSON.stringify(words)).not.toContain(key);
    expect(JSON.stringify(words)).not.toContain('Dear ');
  });

  test('stands as a hash in the database, and in no line of the log', async () => {
    const account = await server.createAccount();
    const key = await mailedKey(account);
    await check(key);
    await finish(key);
    const stored = await server.platform.database
      .select()
      .from(resetKeys)
      .where(eq(resetKeys.accountId, account.id));
    expect(stored.map(({ keyHash }) => keyHash.length)).toEqual([32]);
    for (const secret of [key, newPassword, account.login]) {
      expect(server.log()).not.toContain(secret);
    }
    expect(JSON.stringify(await auditLines(server, { account: account.id }))).not.toContain(key);
  });
});

describe('Asking for a link', () => {
  test('is answered before anything is done about it: how long that takes does not tell whether an address is known', async () => {
    const { login } = await server.createAccount();
    await asOwner(server.testDatabase, async (owner) => {
      await owner.query('BEGIN');
      await owner.query('LOCK TABLE reset_keys, mail_outbox');
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/account/reset-password/init',
        payload: login,
        headers: { 'content-type': 'text/plain' },
      });
      expect(answer.statusCode).toBe(204);
    });
    expect(await awaitMailsTo(server, login, 1)).toHaveLength(1);
  });

  test('is answered the same for a known, an unknown and an inactive address, and mails only the first [API-13, OPEN-109]', async () => {
    const inactive = await server.createAccount({ isActivated: false });
    const active = await server.createAccount();
    const logins = ['nobody@sounding.example', inactive.login, active.login];
    for (const login of logins) {
      const answer = await askFor(login);
      expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    }
    await awaitMailsTo(server, active.login, 1);
    const mails = await server.platform.database.select().from(mailOutbox);
    expect(mails.filter(({ recipient }) => logins.includes(recipient))).toHaveLength(1);
  });

  test.each(['', 'ada', 'ada@@sounding.example', 'a@b.cd\r\nBcc: all@sounding.example', '"'])(
    'with %j as the address is refused [RULE-45]',
    async (email) => {
      const answer = await askFor(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ detail: 'Please enter a valid email address' });
    },
  );

  test('is silently limited to three mails an hour for one address, and to twenty requests for one caller', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const account = await limited.createAccount();
      const other = await limited.createAccount();
      for (let count = 0; count < 5; count += 1) {
        const answer = await askFor(account.login, { at: limited, from: `192.0.2.${count}` });
        expect(answer.statusCode).toBe(204);
      }
      for (let count = 0; count < 20; count += 1) {
        const asked = await askFor(`n${count}@a.example`, { at: limited, from: '198.51.100.1' });
        expect(asked.statusCode).toBe(204);
      }
      const refused = await askFor(other.login, { at: limited, from: '198.51.100.1' });
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
      const counted = `reset-mail-account:${limited.platform.keyedHash(account.login)}`;
      expect(await countedMinutes(limited, counted)).toBeGreaterThan(50);
      expect(await mailsTo(limited, account.login)).toHaveLength(3);
      expect(await mailsTo(limited, other.login)).toHaveLength(0);
    } finally {
      await limited.close();
    }
  });

  test('and trying keys is limited to twenty in a quarter of an hour for one caller', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const checkFrom = (from: string) =>
        limited.request('GET', `/api/account/check-reset-key/${'A'.repeat(43)}`, { from });
      for (let count = 0; count < 20; count += 1) {
        expect((await checkFrom('198.51.100.7')).statusCode).toBe(404);
      }
      const refused = await checkFrom('198.51.100.7');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10 * 60);
      expect((await checkFrom('198.51.100.8')).statusCode).toBe(404);
    } finally {
      await limited.close();
    }
  });

  test('and setting passwords with keys that are none counts as trying keys', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const from = '198.51.100.7';
      const json = { key: 'A'.repeat(43), newPassword };
      const tryKey = () =>
        limited.request('POST', '/api/account/reset-password/finish', { json, from });
      for (let count = 0; count < 20; count += 1) {
        expect((await tryKey()).statusCode).toBe(404);
      }
      expect((await tryKey()).statusCode).toBe(429);
      const checked = await limited.request('GET', `/api/account/check-reset-key/${json.key}`, {
        from,
      });
      expect(checked.statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
