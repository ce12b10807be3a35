import { formatShortDateTime, ownResetSubject } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { withTransaction } from '../../platform/database/database';
import { accounts } from '../../platform/database/schema';
import { auditLines } from '../../testing/auditLines';
import { keyIn, mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { testPassword, type SignedIn, type TestAccount } from '../../testing/testAccounts';
import { whileAccountIsLocked } from '../../testing/whileLocked';

const staffLogin = 'staff@sounding.example';
const secondStaffLogin = 'second.staff@sounding.example';
const chosenPassword = 'Calm-estuary-2026!';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({
    environment: { STAFF_EMAILS: `${staffLogin}, r@sounding.example, ${secondStaffLogin}` },
  });
});

afterAll(() => server.close());

interface Shown {
  readonly secret: string;
  readonly canReset2fa: boolean;
}

const passPassword = (login: string, password = testPassword) =>
  server.request('POST', '/api/mf-authenticate/code', { json: { userName: login, password } });
const reset = (login: string, by: { token?: string; cookie?: string } = {}) =>
  server.request('POST', '/api/account/reset/2fa', {
    token: by.token,
    body: login,
    headers: { 'content-type': 'text/plain', ...(by.cookie && { cookie: by.cookie }) },
  });

describe('An administrator who signed in just now', () => {
  let admin: SignedIn;

  beforeEach(async () => {
    admin = await server.signInAs('ROLE_ADMIN');
  });

  test.each(['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER'] as const)(
    'resets a %s, whose next sign-in shows a new QR code [API-17, OPEN-32]',
    async (role) => {
      const person = await server.signInAs(role);
      expect((await reset(person.login.toUpperCase(), admin)).statusCode).toBe(204);
      const mine = await server.request('GET', '/api/account/role', { token: person.token });
      expect(mine.statusCode).toBe(401);
      const oldCode = await server.request('POST', '/api/mf-authenticate', {
        json: {
          userName: person.login,
          password: testPassword,
          code: person.codeAt(server.clock()),
        },
      });
      expect(oldCode.statusCode).toBe(401);
      const shown = (await passPassword(person.login)).json<Shown & { data: string }>();
      expect(shown.data).toMatch(/^data:image\/png;base64,/);
      expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
    },
  );

  test('leaves the set-up and the session of everybody else as they were', async () => {
    const person = await server.createAccount();
    const other = await server.signInAs('ROLE_RESEARCHER');
    expect((await reset(person.login, admin)).statusCode).toBe(204);
    expect((await passPassword(other.login)).json()).toMatchObject({ secret: '' });
    const role = await server.request('GET', '/api/account/role', { token: other.token });
    expect(role.statusCode).toBe(200);
  });

  test('leaves word with the person and every other administrator, and a line in the log', async () => {
    const other = await server.createAccount({ role: 'ROLE_ADMIN' });
    const former = await server.createAccount({ role: 'ROLE_ADMIN', isActivated: false });
    const person = await server.createAccount();
    await reset(person.login, admin);
    const subjectsTo = async ({ login }: TestAccount) =>
      (await mailsTo(server, login)).map(({ subject }) => subject);
    expect(await subjectsTo(person)).toEqual([
      'Sounding: your two-factor authentication was reset',
    ]);
    expect(await subjectsTo(other)).toEqual(['Sounding: a two-factor authentication was reset']);
    expect(await subjectsTo(admin)).toEqual([]);
    expect(await subjectsTo(former)).toEqual([]);
    expect(await auditLines(server, { account: person.id })).toMatchObject([
      { action: 'two-factor.reset', actor: admin.id, target: String(person.id) },
    ]);
  });

  test('mails an inactive person that they cannot sign in now, and what is to come', async () => {
    const person = await server.createAccount({ isActivated: false });
    expect((await reset(person.login, admin)).statusCode).toBe(204);
    const [mail] = await mailsTo(server, person.login);
    expect(mail?.body).toContain('Your account is inactive, so you cannot sign in now. Once');
    expect(mail?.body).not.toContain('/signin');
  });

  test('mails nobody by a name whose address they have not shown to be theirs', async () => {
    const person = await server.createAccount({ fullName: 'Rosa Frank' });
    await server.platform.database
      .update(accounts)
      .set({ passwordHash: null })
      .where(eq(accounts.id, person.id));
    expect((await reset(person.login, admin)).statusCode).toBe(204);
    const [mail] = await mailsTo(server, person.login);
    expect(mail?.body).toMatch(/^Hello,\n/);
    expect([mail?.body, mail?.html].join()).not.toContain('Rosa Frank');
  });

  test('resets no other administrator, not themselves and nobody unknown, and is told the same of all [OPEN-32]', async () => {
    const other = await server.createAccount({ role: 'ROLE_ADMIN' });
    const hostile = ["' OR 1=1 --@a.example", 'a%_@sounding.example', ''];
    for (const login of [other.login, admin.login, 'nobody@sounding.example', ...hostile]) {
      const answer = await reset(login, admin);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ type: '/problems/not-found' });
    }
  });

  test('is asked to sign in again after fifteen minutes [OPEN-32]', async () => {
    const person = await server.createAccount();
    server.clock.advance({ seconds: 890 });
    await server.request('GET', '/api/account/role', { token: admin.token });
    server.clock.advance({ seconds: 10 });
    const answer = await reset(person.login, admin);
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ detail: string }>().detail).toContain('within the last 15 minutes');
    expect((await passPassword(person.login)).json()).toMatchObject({ secret: '' });
  });
});

test.each(['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER'] as const)(
  'A signed-in %s resets nobody, not even themselves [OPEN-32]',
  async (role) => {
    const caller = await server.signInAs(role);
    const person = await server.createAccount();
    for (const login of [caller.login, person.login]) {
      expect((await reset(login, caller)).statusCode).toBe(403);
    }
    expect(await auditLines(server, { account: caller.id })).toMatchObject([
      { action: 'access.denied', detail: { operation: 'resetTwoFactor' } },
      { action: 'access.denied' },
    ]);
  },
);

test('Whoever has neither session nor cookie is refused [API-17, OPEN-32]', async () => {
  const person = await server.createAccount();
  const cookies = [
    undefined,
    '__Host-pre-authentication=',
    `__Host-pre-authentication=${'A'.repeat(43)}`,
  ];
  for (const cookie of cookies) {
    expect((await reset(person.login, cookie ? { cookie } : {})).statusCode).toBe(401);
  }
  expect((await reset(person.login, { token: 'A'.repeat(43) })).statusCode).toBe(401);
});

describe('A staff administrator on the two-factor screen', () => {
  let staff: TestAccount;

  beforeEach(async () => {
    await server.platform.database
      .update(accounts)
      .set({ loginKey: `former.${server.clock().getTime()}@sounding.example`, activated: false })
      .where(eq(accounts.loginKey, staffLogin));
    server.clock.advance({ seconds: 1 });
    staff = await server.createAccount({ role: 'ROLE_ADMIN', login: staffLogin });
  });

  /** The cookie as the browser sends it back. */
  async function obtainCookie(login = staffLogin, password = testPassword) {
    const answer = await passPassword(login, password);
    const set = answer.headers['set-cookie']?.toString() ?? '';
    return { cookie: set.split(';')[0] ?? '', set, shown: answer.json<Shown>() };
  }

  test('holds a cookie for five minutes, which no script reads and no other site sends [OPEN-32]', async () => {
    const { set, shown } = await obtainCookie();
    expect(shown).toMatchObject({ canReset2fa: true, secret: '' });
    expect(set).toMatch(
      /^__Host-pre-authentication=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const others = [
      await server.createAccount({ role: 'ROLE_ADMIN' }),
      await server.createAccount({ login: 'r@sounding.example' }),
    ];
    for (const { login } of others) expect((await obtainCookie(login)).set).toBe('');
    expect((await obtainCookie(staffLogin, 'Wrong-password-2026!')).set).toBe('');
  });

  test('resets their own set-up with it, and enrols again only after the mailed link [API-17, OPEN-32]', async () => {
    const { cookie } = await obtainCookie();
    const answer = await reset(staffLogin, { cookie });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');

    const locked = await obtainCookie();
    expect(locked.shown).toEqual({
      data: '',
      secret: '',
      canReset2fa: true,
      awaitsMailedLink: true,
    });
    const code = staff.codeAt(server.clock());
    const signedIn = await server.request('POST', '/api/mf-authenticate', {
      json: { userName: staffLogin, password: testPassword, code },
    });
    expect(signedIn.statusCode).toBe(401);

    const mails = await mailsTo(server, staffLogin);
    const mail = mails.findLast(({ subject }) => subject === ownResetSubject);
    // “Forgot your password?” ends the link without letting the person in, so the mail must not suggest it.
    expect(mail?.body).not.toContain('Forgot your password?');
    expect(mail?.body).toContain('Choose another one through this link all the same');
    expect(mail?.body).toContain('enter your password: the next page sends you another');
    const finished = await server.request('POST', '/api/account/reset-password/finish', {
      json: { key: keyIn(mail), newPassword: chosenPassword },
    });
    expect(finished.statusCode).toBe(204);
    const { shown } = await obtainCookie(staffLogin, chosenPassword);
    expect(shown.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(shown).toMatchObject({ awaitsMailedLink: false });
    expect(await auditLines(server, { account: staff.id })).toMatchObject([
      { action: 'two-factor.reset', actor: staff.id },
      { action: 'sign-in.code-refused' },
      { action: 'password.reset', detail: { purpose: 'TWO_FACTOR_ENROLMENT' } },
    ]);
  });

  /** Resets the person's own set-up and answers the key of the mailed link. */
  async function enrolmentKey(password = testPassword) {
    await reset(staffLogin, await obtainCookie(staffLogin, password));
    const mails = await mailsTo(server, staffLogin);
    return keyIn(mails.findLast(({ subject }) => subject === ownResetSubject));
  }

  const finish = (key: string) =>
    server.request('POST', '/api/account/reset-password/finish', {
      json: { key, newPassword: chosenPassword },
    });

  test('cannot reset in secret: every other administrator hears of it', async () => {
    const other = await server.createAccount({ role: 'ROLE_ADMIN' });
    await reset(staffLogin, await obtainCookie());
    const subjects = (await mailsTo(server, other.login)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Sounding: a two-factor authentication was reset']);
  });

  test('is mailed the link once more without another alert, and the log says what was done', async () => {
    const other = await server.createAccount({ role: 'ROLE_ADMIN' });
    const first = await enrolmentKey();
    const second = await enrolmentKey();
    expect((await finish(first)).statusCode).toBe(404);
    expect((await finish(second)).statusCode).toBe(204);
    expect(await mailsTo(server, other.login)).toHaveLength(1);
    expect(await auditLines(server, { account: staff.id })).toMatchObject([
      { action: 'two-factor.reset', actor: staff.id },
      { action: 'two-factor.link-requested', actor: staff.id },
      { action: 'password.reset' },
    ]);
  });

  test('may take the whole five minutes that the cookie lasts', async () => {
    const { cookie } = await obtainCookie();
    server.clock.advance({ seconds: 299 });
    expect((await reset(staffLogin, { cookie })).statusCode).toBe(204);
  });

  test('has 60 minutes for the mailed link', async () => {
    const key = await enrolmentKey();
    server.clock.advance({ seconds: 3600 });
    const late = await finish(key);
    expect(late.statusCode).toBe(400);
    expect(late.json()).toMatchObject({ type: '/problems/reset-key-expired' });
  });

  test('keeps the mailed link when somebody asks for an ordinary one', async () => {
    const key = await enrolmentKey();
    await server.request('POST', '/api/account/reset-password/init', {
      body: staffLogin,
      headers: { 'content-type': 'text/plain' },
    });
    expect((await finish(key)).statusCode).toBe(204);
  });

  test('opens the way to a new set-up for nobody else with the mailed link', async () => {
    const other = await server.createAccount({ isEnrolled: false });
    await server.platform.database
      .update(accounts)
      .set({ totpEnrolmentLocked: true })
      .where(eq(accounts.id, other.id));
    expect((await finish(await enrolmentKey())).statusCode).toBe(204);
    expect((await passPassword(other.login)).json()).toMatchObject({ secret: '' });
  });

  test('keeps the cookie while another of the staff gets and uses theirs', async () => {
    await server.createAccount({ role: 'ROLE_ADMIN', login: secondStaffLogin });
    const mine = await obtainCookie();
    const theirs = await obtainCookie(secondStaffLogin);
    expect((await reset(secondStaffLogin, theirs)).statusCode).toBe(204);
    expect((await reset(staffLogin, mine)).statusCode).toBe(204);
  });

  test('is not let back in by an ordinary reset link, which ends the mailed one, and gets another', async () => {
    const ended = await enrolmentKey();
    await server.request('POST', '/api/account/reset-password/init', {
      body: staffLogin,
      headers: { 'content-type': 'text/plain' },
    });
    const isReset = ({ subject }: { subject: string }) =>
      subject === 'Sounding: reset your password';
    await expect.poll(async () => (await mailsTo(server, staffLogin)).some(isReset)).toBe(true);
    const mail = (await mailsTo(server, staffLogin)).findLast(isReset);
    await finish(keyIn(mail));
    expect((await finish(ended)).statusCode).toBe(404);
    const { shown } = await obtainCookie(staffLogin, chosenPassword);
    expect(shown).toMatchObject({ secret: '', canReset2fa: true, awaitsMailedLink: true });
    const early = await reset(staffLogin, await obtainCookie(staffLogin, chosenPassword));
    expect(early.statusCode).toBe(409);

    server.clock.advance({ seconds: 24 * 3600 });
    expect((await finish(await enrolmentKey(chosenPassword))).statusCode).toBe(204);
    expect((await obtainCookie(staffLogin, chosenPassword)).shown.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  /** Resets the password by mail, as whoever reads the mailbox can. */
  async function resetPasswordByMail() {
    await server.request('POST', '/api/account/reset-password/init', {
      body: staffLogin,
      headers: { 'content-type': 'text/plain' },
    });
    const isReset = ({ subject }: { subject: string }) =>
      subject === 'Sounding: reset your password';
    await expect.poll(async () => (await mailsTo(server, staffLogin)).some(isReset)).toBe(true);
    const mail = (await mailsTo(server, staffLogin)).findLast(isReset);
    expect((await finish(keyIn(mail))).statusCode).toBe(204);
  }

  test('does not open the account by the mailbox alone: not within a day of a password reset by mail, and the others are told', async () => {
    const other = await server.createAccount({ role: 'ROLE_ADMIN' });
    await resetPasswordByMail();

    server.clock.advance({ seconds: 24 * 3600 - 1 });
    const early = await reset(staffLogin, await obtainCookie(staffLogin, chosenPassword));

    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ type: '/problems/conflict', title: 'Not possible yet' });
    // A minute is told in full, so that nobody comes a few seconds too early.
    const within = new Date(server.clock().getTime() + 60_000);
    const { detail } = early.json<{ detail: string }>();
    expect(detail).toContain(`can be reset from ${formatShortDateTime(within)} on`);
    expect(detail).toContain('support@sounding.example');
    expect((await obtainCookie(staffLogin, chosenPassword)).shown).toMatchObject({
      awaitsMailedLink: false,
      secret: '',
    });
    expect((await mailsTo(server, other.login)).map(({ subject }) => subject)).toEqual([
      'Sounding: a reset of two-factor authentication was refused',
    ]);
    expect(await auditLines(server, { account: staff.id })).toMatchObject([
      { action: 'password-reset.requested' },
      { action: 'password.reset' },
      { action: 'two-factor.reset-refused', actor: staff.id },
    ]);

    server.clock.advance({ seconds: 1 });
    const later = await reset(staffLogin, await obtainCookie(staffLogin, chosenPassword));
    expect(later.statusCode).toBe(204);
  });

  test('may follow at once on a password that was changed while signed in', async () => {
    await resetPasswordByMail();
    const token = await withTransaction(server.platform.database, (transaction) =>
      server.platform.sessions.open(transaction, staff.id),
    );
    const newPassword = 'Quiet-harbour-1851';
    const changed = await server.request('POST', '/api/account/researcher/change-password', {
      token,
      json: { currentPassword: chosenPassword, newPassword },
    });
    expect(changed.statusCode).toBe(204);
    expect((await reset(staffLogin, await obtainCookie(staffLogin, newPassword))).statusCode).toBe(
      204,
    );
  });

  test('resets nobody else, and a slip of the pen costs nothing [OPEN-32]', async () => {
    const { cookie } = await obtainCookie();
    const person = await server.createAccount();
    expect((await reset(person.login, { cookie })).statusCode).toBe(404);
    expect((await passPassword(person.login)).json()).toMatchObject({ secret: '' });
    expect((await reset(staffLogin, { cookie })).statusCode).toBe(204);
  });

  test('uses the cookie once, also with two requests at once', async () => {
    const { cookie } = await obtainCookie();
    const answers = await Promise.all([1, 2, 3].map(() => reset(staffLogin, { cookie })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401, 401]);
  });

  test('has one cookie that works, that of the last password step', async () => {
    const first = await obtainCookie();
    const second = await obtainCookie();
    expect((await reset(staffLogin, first)).statusCode).toBe(401);
    expect((await reset(staffLogin, second)).statusCode).toBe(204);
  });

  test('loses the cookie with the password that it proved', async () => {
    const token = await withTransaction(server.platform.database, (transaction) =>
      server.platform.sessions.open(transaction, staff.id),
    );
    const before = await obtainCookie();
    const changed = await server.request('POST', '/api/account/researcher/change-password', {
      token,
      json: { currentPassword: testPassword, newPassword: chosenPassword },
    });
    expect(changed.statusCode).toBe(204);
    expect((await reset(staffLogin, before)).statusCode).toBe(401);
  });

  test('is refused when five minutes have passed, or when no longer on the staff list or an admin', async () => {
    const late = await obtainCookie();
    server.clock.advance({ seconds: 300 });
    expect((await reset(staffLogin, late)).statusCode).toBe(401);
    const demoted = await obtainCookie();
    await server.platform.database
      .update(accounts)
      .set({ role: 'ROLE_RESEARCHER' })
      .where(eq(accounts.id, staff.id));
    expect((await reset(staffLogin, demoted)).statusCode).toBe(401);
  });

  test('gets no cookie for a password that was changed while it was proved', async () => {
    const token = await withTransaction(server.platform.database, (transaction) =>
      server.platform.sessions.open(transaction, staff.id),
    );

    const [changed, { set }] = await whileAccountIsLocked(
      server,
      { accountId: staff.id, waiting: 2 },
      async (untilWaiting) => {
        const changing = server.request('POST', '/api/account/researcher/change-password', {
          token,
          json: { currentPassword: testPassword, newPassword: chosenPassword },
        });
        await untilWaiting(1);
        return Promise.all([changing, obtainCookie()]);
      },
    );

    expect([changed.statusCode, set]).toEqual([204, '']);
  });

  test('leaves neither cookie nor address in the log', async () => {
    const { cookie } = await obtainCookie();
    await reset(staffLogin, { cookie });
    for (const secret of [cookie.split('=')[1] ?? '', staffLogin]) {
      expect(server.log()).not.toContain(secret);
    }
  });
});

test('Refused resets do not flood the other administrators with mails', async () => {
  const limited = await startTestApp({
    environment: { RATE_LIMITS: 'on', STAFF_EMAILS: staffLogin },
  });
  onTestFinished(() => limited.close());
  const other = await limited.createAccount({ role: 'ROLE_ADMIN' });
  const { id } = await limited.createAccount({ role: 'ROLE_ADMIN', login: staffLogin });
  await limited.platform.database
    .update(accounts)
    .set({ passwordResetAt: limited.clock() })
    .where(eq(accounts.id, id));

  for (let attempt = 0; attempt < 5; attempt += 1) {
    const passed = await limited.request('POST', '/api/mf-authenticate/code', {
      json: { userName: staffLogin, password: testPassword },
    });
    const [cookie = ''] = passed.headers['set-cookie']?.toString().split(';') ?? [];
    const refused = await limited.request('POST', '/api/account/reset/2fa', {
      body: staffLogin,
      headers: { 'content-type': 'text/plain', cookie },
    });
    expect(refused.statusCode).toBe(409);
  }

  expect(await mailsTo(limited, other.login)).toHaveLength(3);
  expect(await auditLines(limited, { account: id })).toHaveLength(5);
});
