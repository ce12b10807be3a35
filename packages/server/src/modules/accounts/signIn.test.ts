import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, mailOutbox, sessions } from '../../platform/database/schema';
import { auditLines } from '../../testing/auditLines';
import { countedMinutes } from '../../testing/countedMinutes';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { codeOf, testPassword, type TestAccount } from '../../testing/testAccounts';
import { whileAccountIsLocked } from '../../testing/whileLocked';
import { Secret } from 'otpauth';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const requestCode = (userName: string, password = testPassword) =>
  server.request('POST', '/api/mf-authenticate/code', { json: { userName, password } });

const signIn = (account: Pick<TestAccount, 'login'>, code: string, password = testPassword) =>
  server.request('POST', '/api/mf-authenticate', {
    json: { userName: account.login, password, code, rememberMe: true },
  });

/** What a phone reads off a QR image. */
function readQrCode(dataUrl: string): string | undefined {
  const picture = PNG.sync.read(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
  return jsQR(Uint8ClampedArray.from(picture.data), picture.width, picture.height)?.data;
}

const nextPeriod = () => {
  server.clock.advance({ seconds: 30 });
};

const wrongFor = (right: string) => (right === '000000' ? '000001' : '000000');

describe('The first sign-in', () => {
  test('shows a QR image and the secret as text, whose code opens a session [API-07, API-08, OPEN-30]', async () => {
    const account = await server.createAccount({ isEnrolled: false });
    const shown = (await requestCode(account.login)).json<{ data: string; secret: string }>();
    expect(shown.data).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(readQrCode(shown.data)).toBe(
      `otpauth://totp/Sounding:${encodeURIComponent(account.login)}?issuer=Sounding&secret=${shown.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const seed = Buffer.from(Secret.fromBase32(shown.secret).bytes);
    const answer = await signIn(account, codeOf(seed, server.clock()));
    expect(answer.statusCode).toBe(200);
    const { id_token: token } = answer.json<{ id_token: string }>();
    const role = await server.request('GET', '/api/account/role', { token });
    expect(role.json()).toBe('ROLE_RESEARCHER');
  });

  test('shows another secret on every request, and the earlier one stops working', async () => {
    const account = await server.createAccount({ isEnrolled: false });
    const first = (await requestCode(account.login)).json<{ secret: string }>().secret;
    const second = (await requestCode(account.login)).json<{ secret: string }>().secret;
    expect(second).not.toBe(first);
    const seed = Buffer.from(Secret.fromBase32(first).bytes);
    expect((await signIn(account, codeOf(seed, server.clock()))).statusCode).toBe(401);
  });

  test.each([
    [599, 200],
    [600, 401],
  ])(
    'leaves ten minutes to prove the shown secret: after %i seconds the answer is %i',
    async (seconds, status) => {
      const account = await server.createAccount({ isEnrolled: false });
      const { secret } = (await requestCode(account.login)).json<{ secret: string }>();
      const seed = Buffer.from(Secret.fromBase32(secret).bytes);
      server.clock.advance({ seconds });
      expect((await signIn(account, codeOf(seed, server.clock()))).statusCode).toBe(status);
    },
  );
});

test('A sign-in stands in the audit log, the first one with the set-up that it proved', async () => {
  const account = await server.createAccount({ isEnrolled: false });
  const { secret } = (await requestCode(account.login)).json<{ secret: string }>();
  const seed = Buffer.from(Secret.fromBase32(secret).bytes);
  await signIn(account, codeOf(seed, server.clock()));
  nextPeriod();
  await signIn(account, codeOf(seed, server.clock()));

  const line = { actor: account.id };
  expect(await auditLines(server, { account: account.id })).toMatchObject([
    { ...line, action: 'two-factor.enrolled' },
    { ...line, action: 'sign-in.succeeded' },
    { ...line, action: 'sign-in.succeeded' },
  ]);
});

describe('Every later sign-in', () => {
  test('shows neither image nor secret again [API-07, OPEN-30]', async () => {
    const account = await server.createAccount();
    expect((await requestCode(account.login)).json()).toEqual({
      data: '',
      secret: '',
      canReset2fa: false,
      awaitsMailedLink: false,
    });
  });

  test('answers a token that nothing else equals, whatever rememberMe says [API-08, OPEN-35]', async () => {
    const account = await server.createAccount();
    const first = await signIn(account, account.codeAt(server.clock()));
    nextPeriod();
    const second = await server.request('POST', '/api/mf-authenticate', {
      json: {
        userName: account.login.toUpperCase(),
        password: testPassword,
        code: account.codeAt(server.clock()),
        rememberMe: false,
      },
    });
    const tokens = [first, second].map((answer) => answer.json<{ id_token: string }>().id_token);
    expect(new Set(tokens).size).toBe(2);
    const lives = await server.platform.database
      .select({ opened: sessions.createdAt, expires: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.accountId, account.id));
    expect(lives.map(({ opened, expires }) => expires.getTime() - opened.getTime())).toEqual([
      12 * 3_600_000,
      12 * 3_600_000,
    ]);
  });

  test('takes the code of the period before, typed at the turn, and none older or newer', async () => {
    const account = await server.createAccount();
    const now = server.clock().getTime();
    const codeOff = (seconds: number) => account.codeAt(new Date(now + seconds * 1000));
    expect((await signIn(account, codeOff(-60))).statusCode).toBe(401);
    expect((await signIn(account, codeOff(30))).statusCode).toBe(401);
    expect((await signIn(account, codeOff(-30))).statusCode).toBe(200);
  });

  test('is noted as its own account’s last one, and as nobody else’s', async () => {
    const account = await server.createAccount();
    const other = await server.createAccount();
    await signIn(account, account.codeAt(server.clock()));

    const lastLoginOf = async ({ id }: TestAccount) => {
      const { database } = server.platform;
      const [stored] = await database.select().from(accounts).where(eq(accounts.id, id));
      return stored?.lastLoginAt;
    };
    expect(await lastLoginOf(account)).toEqual(server.clock());
    expect(await lastLoginOf(other)).toBeNull();
  });

  test('takes a code once', async () => {
    const account = await server.createAccount();
    const code = account.codeAt(server.clock());
    expect((await signIn(account, code)).statusCode).toBe(200);
    expect((await signIn(account, code)).statusCode).toBe(401);
  });

  test.each([
    ['a day, and is held up no longer once the clock is put right', 86_400, 200],
    ['half a minute, and lets none before the last code pass', 30, 401],
  ])('takes a code while the clock is ahead by %s', async (_what, seconds, status) => {
    const account = await server.createAccount();
    const right = server.clock();
    server.clock.advance({ seconds });
    const ahead = await signIn(account, account.codeAt(server.clock()));
    server.clock.set(right);

    const code = account.codeAt(right);
    const answers = [ahead, await signIn(account, code), await signIn(account, code)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, status, 401]);
  });

  test('lets one of two simultaneous requests with the same code in', async () => {
    const account = await server.createAccount();
    const code = account.codeAt(server.clock());
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(account, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  test('leaves the last five sessions of one account open, and none before them', async () => {
    const account = await server.createAccount();
    const statuses: number[] = [];
    const tokens: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const answer = await signIn(account, account.codeAt(server.clock()));
      tokens.push(answer.json<{ id_token: string }>().id_token);
      nextPeriod();
    }
    for (const token of tokens) {
      statuses.push((await server.request('GET', '/api/account/role', { token })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 200, 200, 200, 200, 200]);
  });
});

describe('A refused sign-in', () => {
  test('says the same of an unknown address, a wrong password and an inactive account [OPEN-38, OPEN-112]', async () => {
    const inactive = await server.createAccount({ isActivated: false });
    const active = await server.createAccount();
    const answers = [
      await requestCode('nobody@sounding.example'),
      await requestCode(active.login, 'Wrong-password-2026!'),
      await requestCode(inactive.login),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json<object>(), instance: '' }).toEqual({
        type: '/problems/sign-in-failed',
        title: 'Sign-in failed',
        status: 401,
        detail: 'Could not log in, please check your details and try again.',
        instance: '',
      });
    }
  });

  test('stands in the audit log with the account that it was for, as nobody’s doing', async () => {
    const account = await server.createAccount();
    const right = account.codeAt(server.clock());
    await requestCode(account.login, 'Wrong-password-2026!');
    await signIn(account, wrongFor(right));
    const line = { actor: null, target: String(account.id) };
    expect(await auditLines(server, { account: account.id })).toMatchObject([
      { ...line, action: 'sign-in.password-refused' },
      { ...line, action: 'sign-in.code-refused', detail: { isPaused: false } },
    ]);
  });

  test('stands in the audit log as that of an inactive account only where the password was right', async () => {
    const { id, login } = await server.createAccount({ isActivated: false });
    await requestCode(login);
    await requestCode(login, 'Wrong-password-2026!');
    expect(await auditLines(server, { account: id })).toMatchObject([
      { action: 'sign-in.inactive-account-refused', actor: null },
      { action: 'sign-in.password-refused', actor: null },
    ]);
  });

  test('does not tell a wrong code from a wrong password', async () => {
    const account = await server.createAccount();
    const right = account.codeAt(server.clock());
    const wrong = wrongFor(right);
    const answers = [await signIn(account, wrong), await signIn(account, right, 'Wrong-one-2026!')];
    const [code, password] = answers.map((answer) => ({ ...answer.json<object>(), instance: '' }));
    expect(code).toEqual(password);
    expect(code).toMatchObject({ status: 401, detail: 'Two factor authentication failed' });
  });

  test('answers an empty address or password by saying what is missing', async () => {
    const [address, password] = [await requestCode(''), await requestCode('ada@a.example', '')];
    expect([address.statusCode, password.statusCode]).toEqual([400, 400]);
    expect(address.json()).toMatchObject({ detail: 'Email is required' });
    expect(password.json()).toMatchObject({ detail: 'Password is required' });
  });

  test('answers a code that is not six digits with Invalid input format [API-08, RULE-46]', async () => {
    const account = await server.createAccount();
    for (const code of ['12345a', '12345', '1234567', '１２３４５６']) {
      const answer = await signIn(account, code);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        detail: 'Invalid input format',
        errors: [{ pointer: '/code', message: 'Invalid input format' }],
      });
    }
  });

  test('of an account that became inactive between the two steps [OPEN-38]', async () => {
    const account = await server.createAccount();
    await requestCode(account.login);
    await server.platform.database
      .update(accounts)
      .set({ activated: false })
      .where(eq(accounts.id, account.id));
    expect((await signIn(account, account.codeAt(server.clock()))).statusCode).toBe(401);
  });
});

describe('A sign-in on its way', () => {
  const credentials = (account: TestAccount) => ({
    userName: account.login,
    password: testPassword,
    code: account.codeAt(server.clock()),
    rememberMe: true,
  });

  test('opens nothing once an administrator has given the account another address', async () => {
    const admin = await server.signInAs('ROLE_ADMIN');
    const account = await server.createAccount();
    const login = `moved.${account.id}@sounding.example`;

    const [edited, signedIn] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 2 },
      async (untilWaiting) => {
        const editing = server.request('POST', `/api/researcher/edit/${account.id}`, {
          token: admin.token,
          json: { name: 'Ada Byron', login },
        });
        await untilWaiting(1);
        const json = credentials(account);
        return Promise.all([editing, server.request('POST', '/api/mf-authenticate', { json })]);
      },
    );

    expect([edited.statusCode, signedIn.statusCode]).toEqual([200, 401]);
    const open = await server.platform.database.$count(
      sessions,
      eq(sessions.accountId, account.id),
    );
    expect(open).toBe(0);
  });

  test('opens nothing once an administrator has deactivated the account', async () => {
    const admin = await server.signInAs('ROLE_ADMIN');
    const account = await server.createAccount();

    const [deactivated, signedIn] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 2 },
      async (untilWaiting) => {
        const deactivating = server.request('POST', '/api/account/researcher/deactivate', {
          token: admin.token,
          body: account.login,
          headers: { 'content-type': 'text/plain' },
        });
        await untilWaiting(1);
        const json = credentials(account);
        return Promise.all([
          deactivating,
          server.request('POST', '/api/mf-authenticate', { json }),
        ]);
      },
    );

    expect([deactivated.statusCode, signedIn.statusCode]).toEqual([204, 401]);
  });

  test('that hashes an old password anew does not bring it back after another was chosen', async () => {
    const account = await server.createAccount();
    const { database, passwords } = server.platform;
    const setHash = (passwordHash: string) =>
      database.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await setHash(await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 }));
    const chosen = await passwords.hash('Calm-estuary-2026!');

    const [, signedIn] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 2 },
      async (untilWaiting) => {
        const choosing = setHash(chosen).execute();
        await untilWaiting(1);
        const json = credentials(account);
        return Promise.all([choosing, server.request('POST', '/api/mf-authenticate', { json })]);
      },
    );

    expect(signedIn.statusCode).toBe(401);
    expect((await requestCode(account.login)).statusCode).toBe(401);
    expect((await requestCode(account.login, 'Calm-estuary-2026!')).statusCode).toBe(200);
  });
});

test('Two sign-ins that both hash an old password anew both go on', async () => {
  const account = await server.createAccount();
  const passwordHash = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await server.platform.database
    .update(accounts)
    .set({ passwordHash })
    .where(eq(accounts.id, account.id));

  const answers = await whileAccountIsLocked(server, { accountId: account.id, waiting: 2 }, () =>
    Promise.all([requestCode(account.login), requestCode(account.login)]),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

describe('The link Reset 2FA', () => {
  test('is offered to an administrator on the staff list, whatever the case, and to nobody else [AUTH-13, OPEN-31]', async () => {
    const staff = await startTestApp({
      environment: { STAFF_EMAILS: 'Grace.Hopper@sounding.example, r@sounding.example' },
    });
    try {
      const canReset = async (login: string) => {
        const json = { userName: login, password: testPassword };
        const answer = await staff.request('POST', '/api/mf-authenticate/code', { json });
        return answer.json<{ canReset2fa: boolean }>().canReset2fa;
      };
      const role = 'ROLE_ADMIN';
      await staff.createAccount({ role, login: 'grace.hopper@sounding.example' });
      await staff.createAccount({ role, login: 'other@sounding.example' });
      await staff.createAccount({ login: 'r@sounding.example' });
      expect(await canReset('GRACE.hopper@sounding.example')).toBe(true);
      expect(await canReset('other@sounding.example')).toBe(false);
      expect(await canReset('r@sounding.example')).toBe(false);
    } finally {
      await staff.close();
    }
  });
});

describe('Guessing', () => {
  let limited: TestApp;
  const from = (number: number) => `192.0.2.${number}`;

  beforeAll(async () => {
    limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
  });

  afterAll(() => limited.close());

  const guess = (userName: string, password: string, address: string) =>
    limited.request('POST', '/api/mf-authenticate/code', {
      json: { userName, password },
      from: address,
    });

  test('a password ten times makes everybody wait, known address or not', async () => {
    const known = await limited.createAccount();
    for (const login of [known.login, 'unknown@sounding.example']) {
      for (let count = 0; count < 10; count += 1) {
        const answer = await guess(login, 'Wrong-password-2026!', from(count));
        expect(answer.statusCode).toBe(401);
      }
      const refused = await guess(login, testPassword, from(20));
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  test('in parallel gains nothing, and makes the owner wait no longer', async () => {
    const account = await limited.createAccount();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        guess(account.login, 'Wrong-password-2026!', from(50 + index)),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    const owner = await guess(account.login, testPassword, from(80));
    expect(owner.statusCode).toBe(429);
    expect(Number(owner.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('from one address stops after thirty failures over all accounts', async () => {
    for (let count = 0; count < 30; count += 1) {
      const answer = await guess(`n${count}@sounding.example`, 'Wrong-2026!', '198.51.100.1');
      expect(answer.statusCode).toBe(401);
    }
    const account = await limited.createAccount();
    expect((await guess(account.login, testPassword, '198.51.100.1')).statusCode).toBe(429);
    expect((await guess(account.login, testPassword, '198.51.100.2')).statusCode).toBe(200);
  });

  test('a password makes the wait longer with each one after it', async () => {
    const account = await limited.createAccount();
    const { keyedHash, pool } = limited.platform;
    const key = keyedHash(account.login);
    for (let count = 0; count < 10; count += 1) {
      await guess(account.login, 'Wrong-password-2026!', from(140 + count));
    }
    await pool.query('UPDATE rate_limits SET expire = expire - 61000 WHERE key = ANY($1)', [
      [`password-account:${key}`, `password-account-wait:${key}`],
    ]);

    const wrong = await guess(account.login, 'Wrong-password-2026!', from(150));
    const refused = await guess(account.login, testPassword, from(151));

    expect([wrong.statusCode, refused.statusCode]).toEqual([401, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });

  test('right passwords never add up', async () => {
    const account = await limited.createAccount();
    for (let count = 0; count < 12; count += 1) {
      expect((await guess(account.login, testPassword, from(200))).statusCode).toBe(200);
    }
  });

  /** A right and a wrong code of an account, and a function that sends each try from another address. */
  const codesOf = (account: TestAccount, firstAddress: number) => {
    const right = account.codeAt(limited.clock());
    const signInWith = (code: string, number: number) =>
      limited.request('POST', '/api/mf-authenticate', {
        json: { userName: account.login, password: testPassword, code },
        from: from(firstAddress + number),
      });
    return { right, wrong: wrongFor(right), signInWith };
  };

  test('is held against an account for as long as the limits say, and under no address', async () => {
    const account = await limited.createAccount();
    const { wrong, signInWith } = codesOf(account, 160);
    await guess(account.login, 'Wrong-password-2026!', from(161));
    await signInWith(wrong, 2);

    const keys = [
      `password-account:${limited.platform.keyedHash(account.login)}`,
      ...[`code-minutes:${account.id}`, `code-hour:${account.id}`],
    ];
    expect(await Promise.all(keys.map((key) => countedMinutes(limited, key)))).toEqual([15, 5, 60]);
    const { rows } = await limited.platform.pool.query<{ key: string }>(
      'SELECT key FROM rate_limits',
    );
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([]);
  });

  test('right codes never add up', async () => {
    const account = await limited.createAccount();
    for (let count = 0; count < 7; count += 1) {
      const { right, signInWith } = codesOf(account, 170);
      expect((await signInWith(right, count)).statusCode).toBe(200);
      limited.clock.advance({ seconds: 30 });
    }
  });

  test('a code five times pauses the account and mails its owner', async () => {
    const account = await limited.createAccount();
    const { right, wrong, signInWith } = codesOf(account, 100);
    for (let count = 0; count < 5; count += 1) {
      expect((await signInWith(wrong, count)).statusCode).toBe(401);
    }
    const paused = await signInWith(right, 6);
    expect(paused.statusCode).toBe(429);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    const mails = await limited.platform.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, account.login));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sounding: several wrong codes were entered for your account',
    ]);
    const lines = await auditLines(limited, { account: account.id });
    expect(lines.map(({ detail }) => detail['isPaused'])).toEqual([
      ...[false, false, false, false],
      true,
    ]);
  });

  test('a code ten times within an hour pauses the account, however the tries are spread', async () => {
    const account = await limited.createAccount();
    const { right, wrong, signInWith } = codesOf(account, 120);
    /** As if the five minutes, and the pause that five wrong codes bring, were over. */
    const letShortCountEnd = () =>
      limited.platform.pool.query('UPDATE rate_limits SET expire = 0 WHERE key = ANY($1)', [
        [`code-minutes:${account.id}`, `code-minutes-wait:${account.id}`],
      ]);
    for (let count = 0; count < 10; count += 1) {
      expect((await signInWith(wrong, count)).statusCode).toBe(401);
      if (count % 4 === 3) await letShortCountEnd();
    }
    await letShortCountEnd();

    const paused = await signInWith(right, 11);

    expect(paused.statusCode).toBe(429);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(14 * 60);
  });
});
