import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../platform/database/schema';
import { awaitMailsTo, keyIn } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { testPassword, type SignedIn, type TestAccount } from '../../testing/testAccounts';

let server: TestApp;
let addresses = 0;

beforeAll(async () => {
  server = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
});

afterAll(() => server.close());

const newPassword = 'Calm-estuary-2026!';
const wrongPassword = 'Wrong-password-2026!';
const day = 24 * 3600;

const newAddress = () => `198.18.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

/** Sends each request from a new network address, because failures are counted per address too. */
const post = (
  path: string,
  json: object,
  { cookie = '', token, from = newAddress() }: Sender = {},
) => server.request('POST', `/api${path}`, { json, token, headers: { cookie }, from });

interface Sender {
  readonly cookie?: string | undefined;
  readonly token?: string | undefined;
  readonly from?: string | undefined;
}

const tryPassword = ({ login }: Pick<TestAccount, 'login'>, password: string, cookie?: string) =>
  post('/mf-authenticate/code', { userName: login, password }, { cookie });

const statusOf = async (answer: Promise<LightMyRequestResponse>) => (await answer).statusCode;

/** The cookie of an answer as the browser sends it back. */
const cookieIn = ({ headers }: LightMyRequestResponse) =>
  headers['set-cookie']?.toString().split(';')[0] ?? '';

function signIn(account: TestAccount, { password = testPassword, cookie = '' } = {}) {
  server.clock.advance({ seconds: 30 });
  const code = account.codeAt(server.clock());
  return post('/mf-authenticate', { userName: account.login, password, code }, { cookie });
}

async function guessWrong(account: Pick<TestAccount, 'login'>, times: number, cookie?: string) {
  for (let time = 0; time < times; time += 1) await tryPassword(account, wrongPassword, cookie);
}

/** Fails so often that browsers which the account does not know have to wait. */
async function keepWaiting(account: Pick<TestAccount, 'login'>) {
  await guessWrong(account, 10);
  expect(await statusOf(tryPassword(account, testPassword))).toBe(429);
}

async function resetPassword({ login }: Pick<TestAccount, 'login'>) {
  await server.request('POST', '/api/account/reset-password/init', {
    body: login,
    headers: { 'content-type': 'text/plain' },
  });
  const key = keyIn((await awaitMailsTo(server, login, 1)).at(-1));
  return post('/account/reset-password/finish', { key, newPassword });
}

const changePassword = ({ token }: Pick<SignedIn, 'token'>, cookie?: string) =>
  post(
    '/account/researcher/change-password',
    { currentPassword: testPassword, newPassword },
    { token, cookie },
  );

describe('While a stranger’s guesses keep an account waiting, its owner signs in', () => {
  test('in a browser that has signed in to it before', async () => {
    const account = await server.createAccount();
    const cookie = cookieIn(await signIn(account));
    await keepWaiting(account);

    expect(await statusOf(tryPassword(account, testPassword, cookie))).toBe(200);
    expect(await statusOf(signIn(account, { cookie }))).toBe(200);
    expect(await statusOf(signIn(account))).toBe(429);
  });

  test('in a browser that has signed in with a backup code', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const made = await server.request('POST', '/api/account/backup-codes', account);
    const [backupCode] = made.json<{ codes: string[] }>().codes;
    const credentials = { userName: account.login, password: testPassword, backupCode };
    const cookie = cookieIn(await post('/mf-authenticate/backup-code', credentials));
    await keepWaiting(account);

    expect(await statusOf(tryPassword(account, testPassword, cookie))).toBe(200);
  });

  test('in the browser where they have chosen a password by a mailed link', async () => {
    const account = await server.createAccount();
    await keepWaiting(account);

    const cookie = cookieIn(await resetPassword(account));

    expect(await statusOf(signIn(account, { password: newPassword, cookie }))).toBe(200);
    expect(await statusOf(signIn(account, { password: newPassword }))).toBe(429);
  });

  test('in the browser where they have changed their password, which the guesses do not hinder', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const cookie = cookieIn(await signIn(account));
    await keepWaiting(account);

    expect(await statusOf(changePassword(account))).toBe(429);
    const changed = await changePassword(account, cookie);

    expect(changed.statusCode).toBe(204);
    const password = newPassword;
    expect(await statusOf(signIn(account, { password, cookie: cookieIn(changed) }))).toBe(200);
  });
});

test('While guesses at many accounts keep a network address waiting, people there sign in in browsers that know them', async () => {
  const [from, account] = [newAddress(), await server.createAccount()];
  const cookie = cookieIn(await signIn(account));
  const tryThere = (userName: string, password: string, sent?: string) =>
    statusOf(post('/mf-authenticate/code', { userName, password }, { from, cookie: sent }));
  for (let count = 0; count < 30; count += 1) {
    await tryThere(`nobody.${count}@elsewhere.example`, wrongPassword);
  }
  expect(await tryThere(account.login, testPassword)).toBe(429);

  expect(await tryThere(account.login, testPassword, cookie)).toBe(200);
  for (let count = 0; count < 10; count += 1) {
    await tryThere(account.login, wrongPassword, cookie);
  }
  expect(await tryThere(account.login, testPassword, cookie)).toBe(429);
});

describe('A browser that an account knows', () => {
  test('has ten tries of its own and then waits, and nobody else does', async () => {
    const account = await server.createAccount();
    const cookie = cookieIn(await signIn(account));
    await guessWrong(account, 10, cookie);

    const refused = await tryPassword(account, testPassword, cookie);

    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await statusOf(tryPassword(account, testPassword))).toBe(200);
    const another = cookieIn(await signIn(account));
    expect(await statusOf(tryPassword(account, testPassword, another))).toBe(200);
  });

  test('gains nothing by trying in parallel', async () => {
    const account = await server.createAccount();
    const cookie = cookieIn(await signIn(account));

    const statuses = await Promise.all(
      Array.from({ length: 25 }, () => statusOf(tryPassword(account, wrongPassword, cookie))),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('is a stranger to every other account', async () => {
    const cookie = cookieIn(await signIn(await server.createAccount()));
    const other = await server.createAccount();
    await keepWaiting(other);

    expect(await statusOf(tryPassword(other, testPassword, cookie))).toBe(429);
  });

  test('counts as any other with a cookie that is made up or altered', async () => {
    const account = await server.createAccount();
    const cookie = cookieIn(await signIn(account));
    await keepWaiting(account);
    const [name = '', value = ''] = cookie.split('=');
    const [browser = '', givenAt = '', hash = ''] = value.split('.');
    const altered = [
      `${'A'.repeat(22)}.${givenAt}.${hash}`,
      `${browser}.${Number(givenAt) + 1}.${hash}`,
      `${browser}.0${givenAt}.${hash}`,
      `${browser}.${givenAt}.${'A'.repeat(43)}`,
      `${browser}.${givenAt}.`,
      `${value}.`,
      'x',
      '',
    ];

    for (const each of altered) {
      expect(await statusOf(tryPassword(account, testPassword, `${name}=${each}`))).toBe(429);
    }
    expect(await statusOf(tryPassword(account, testPassword, `a=b; ${cookie}; c=d`))).toBe(200);
  });

  test('is known for 180 days', async () => {
    const account = await server.createAccount();
    const cookie = cookieIn(await signIn(account));
    await keepWaiting(account);

    server.clock.advance({ seconds: 180 * day - 1 });
    expect(await statusOf(tryPassword(account, testPassword, cookie))).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(await statusOf(tryPassword(account, testPassword, cookie))).toBe(429);
  });

  test('is known no more once the password is another', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const cookie = cookieIn(await signIn(account));
    await changePassword(account, cookie);
    await guessWrong(account, 10);

    expect(await statusOf(tryPassword(account, newPassword, cookie))).toBe(429);
  });

  test('is known no more once the address is another', async () => {
    const account = await server.createAccount();
    const cookie = cookieIn(await signIn(account));
    const login = `moved.${account.login}`;
    await server.platform.database
      .update(accounts)
      .set({ login, loginKey: login })
      .where(eq(accounts.id, account.id));
    await keepWaiting({ login });

    expect(await statusOf(tryPassword({ login }, testPassword, cookie))).toBe(429);
  });

  test('holds a cookie that no script reads, no other site sends, and that names nobody', async () => {
    const account = await server.createAccount();

    const set = (await signIn(account)).headers['set-cookie']?.toString() ?? '';

    expect(set).toMatch(
      /^__Host-known-browser=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(server.log()).not.toContain(set.split('.')[2]?.split(';')[0]);
  });

  test('gets its cookie only once both steps are passed', async () => {
    const account = await server.createAccount();

    const half = await tryPassword(account, testPassword);
    const failed = await signIn(account, { password: wrongPassword });

    expect([half.headers['set-cookie'], failed.headers['set-cookie']]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
