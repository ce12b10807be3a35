import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backupCodes } from '../../platform/database/schema';
import { auditLines } from '../../testing/auditLines';
import { mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { testPassword, type SignedIn, type TestAccount } from '../../testing/testAccounts';
import { whileAccountIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const create = ({ token }: Pick<SignedIn, 'token'>) =>
  server.request('POST', '/api/account/backup-codes', { token });
const countLeft = async ({ token }: Pick<SignedIn, 'token'>) =>
  (await server.request('GET', '/api/account/backup-codes', { token })).json<{ left: number }>()
    .left;
const signIn = (
  { login }: Pick<TestAccount, 'login'>,
  backupCode: string,
  { password = testPassword, at = server } = {},
) =>
  at.request('POST', '/api/mf-authenticate/backup-code', {
    json: { userName: login, password, backupCode },
  });

async function codesOf(account: SignedIn): Promise<readonly [string, ...string[]]> {
  const [first = '', ...others] = (await create(account)).json<{ codes: string[] }>().codes;
  return [first, ...others];
}

async function resetTwoFactorOf({ login }: Pick<TestAccount, 'login'>) {
  const { token } = await server.signInAs('ROLE_ADMIN');
  return server.request('POST', '/api/account/reset/2fa', {
    token,
    body: login,
    headers: { 'content-type': 'text/plain' },
  });
}

describe('Backup codes', () => {
  test.each(['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'] as const)(
    'are ten different ones, shown once to a %s and kept as keyed hashes',
    async (role) => {
      const account = await server.signInAs(role, { hasAcceptedAgreement: false });
      expect(await countLeft(account)).toBe(0);
      const codes = await codesOf(account);
      expect(new Set(codes).size).toBe(10);
      expect(await countLeft(account)).toBe(10);
      const stored = await server.platform.database
        .select()
        .from(backupCodes)
        .where(eq(backupCodes.accountId, account.id));
      expect(new Set(stored.map(({ codeHash }) => codeHash)).size).toBe(10);
      const plain = codes.map((code) => code.replace('-', ''));
      for (const code of [...codes, ...plain]) {
        expect(JSON.stringify(stored)).not.toContain(code);
        expect(server.log()).not.toContain(code);
      }
    },
  );

  test('open a session in place of the authenticator, once each, and the owner hears of it', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const [first, second] = await codesOf(account);
    const answer = await signIn(account, ` ${first.toLowerCase().replace('-', ' ')}`);
    expect(answer.statusCode).toBe(200);
    const { id_token: token } = answer.json<{ id_token: string }>();
    expect((await server.request('GET', '/api/account/role', { token })).json()).toBe(
      'ROLE_RESEARCHER',
    );
    expect((await signIn(account, first)).statusCode).toBe(401);
    expect((await signIn(account, second ?? '')).statusCode).toBe(200);
    expect(await countLeft(account)).toBe(8);
    const mails = await mailsTo(server, account.login);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sounding: new backup codes were made for your account',
      'Sounding: a backup code was used to sign in',
      'Sounding: a backup code was used to sign in',
    ]);
    expect(mails[1]?.body).toContain('There are 9 left.');
    const lines = await auditLines(server, { account: account.id });
    expect(lines.map(({ action }) => action)).toEqual([
      'backup-codes.created',
      'backup-code.used',
      'sign-in.succeeded',
      'sign-in.code-refused',
      'backup-code.used',
      'sign-in.succeeded',
    ]);
  });

  test('tell their owner with the last one what to do, with the app and without it', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    for (const code of await codesOf(account)) await signIn(account, code);
    expect(await countLeft(account)).toBe(0);
    const mails = await mailsTo(server, account.login);
    expect(mails.at(-2)?.body).toContain('There is 1 left. Sign in and make new ones');
    const last = mails.at(-1)?.body;
    expect(last).toContain(
      'It was the last one. Sign in with your authenticator app and make new ones. If you no longer have the app, write to support@sounding.example.',
    );
    expect(last).not.toContain('before you run out');
  });

  test('let one of several requests with the same code in', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const [code] = await codesOf(account);
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(account, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
  });

  test('work for their own account only, and only with its password', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const other = await server.signInAs('ROLE_RESEARCHER');
    const [code] = await codesOf(account);
    await create(other);
    const refused = [
      await signIn(other, code),
      await signIn(account, code, { password: 'Wrong-password-2026!' }),
      await signIn(account, '00000-00000'),
      await signIn({ login: 'nobody@sounding.example' }, code),
    ];
    const [first, ...others] = refused.map((answer) => ({
      ...answer.json<object>(),
      instance: '',
    }));
    expect(first).toMatchObject({ status: 401, detail: 'Two factor authentication failed' });
    for (const each of others) expect(each).toEqual(first);
    expect((await signIn(account, code)).statusCode).toBe(200);
  });

  test('end with the next ten, and with a reset of two-factor', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const [old] = await codesOf(account);
    const [fresh] = await codesOf(account);
    expect((await signIn(account, old)).statusCode).toBe(401);
    await resetTwoFactorOf(account);
    expect((await signIn(account, fresh)).statusCode).toBe(401);
  });

  test('stay as they were where the next ten cannot be recorded', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    const [code] = await codesOf(account);
    await whileUnrecorded(server, 'backup-codes.created', async () => {
      expect((await create(account)).statusCode).toBe(500);
    });
    expect((await signIn(account, code)).statusCode).toBe(200);
  });

  test('are not made around a reset that came first', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');

    const [reset, made] = await whileAccountIsLocked(
      server,
      { accountId: account.id, waiting: 2 },
      async (untilWaiting) => {
        const resetting = resetTwoFactorOf(account);
        await untilWaiting(1);
        return Promise.all([resetting, create(account)]);
      },
    );

    expect([reset.statusCode, made.statusCode]).toEqual([204, 401]);
  });

  test('are made only after a recent sign-in', async () => {
    const account = await server.signInAs('ROLE_RESEARCHER');
    server.clock.advance({ seconds: 899 });
    expect((await create(account)).statusCode).toBe(201);
    server.clock.advance({ seconds: 1 });
    expect((await create(account)).statusCode).toBe(403);
  });

  test.each(['', '123456', '7K2QX-M0RT', '7K2QX-M0RT12', '7K2QX_M0RT1', '٣K2QX-M0RT1'])(
    'cannot be %j, which is said before anything is checked',
    async (code) => {
      const answer = await signIn({ login: 'nobody@sounding.example' }, code);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        detail: 'Invalid input format',
        errors: [{ pointer: '/backupCode', message: 'Invalid input format' }],
      });
    },
  );

  test('cannot be guessed beside the authenticator: both count together', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const account = await limited.createAccount();
      for (let count = 0; count < 5; count += 1) {
        const wrong = await signIn(account, '00000-00000', { at: limited });
        expect(wrong.statusCode).toBe(401);
      }
      const paused = await limited.request('POST', '/api/mf-authenticate', {
        json: {
          userName: account.login,
          password: testPassword,
          code: account.codeAt(limited.clock()),
        },
      });
      expect(paused.statusCode).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
