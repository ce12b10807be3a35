import { formatLongDate } from '@sounding/domain';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accounts, backupCodes } from '../../platform/database/schema';
import { auditLines } from '../../testing/auditLines';
import { asOwner } from '../../testing/asOwner';
import { awaitMailsTo, keyIn, mailsTo } from '../../testing/mailbox';
import {
  createProject,
  decide,
  publishProject,
  submitForApproval,
} from '../../testing/projectFixtures';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { testPassword, type TestAccount } from '../../testing/testAccounts';
import { tidyUp } from '../../testing/tidyUp';
import { closeInactiveAccounts, warnInactiveAccounts } from './inactiveAccounts';

let app: TestApp;
let admin: TestAccount;

beforeEach(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://localhost:8443' } });
  admin = await app.createAccount({ role: 'ROLE_ADMIN' });
});

afterEach(() => app.close());

const waitDays = (days: number) => app.clock.advance({ seconds: days * 86_400 });

/** Dates the account's creation and last use so that 24 months end in so many days. */
async function lastUsed({ id }: TestAccount, { daysLeft }: { readonly daysLeft: number }) {
  await app.platform.pool.query(
    `UPDATE accounts SET created_at = at, last_login_at = at, last_activity_at = at
     FROM (SELECT $2::timestamptz + make_interval(days => $3) - interval '24 months' AS at) moment
     WHERE id = $1`,
    [id, app.clock(), daysLeft],
  );
}

const subjectsTo = async ({ login }: TestAccount) =>
  (await mailsTo(app, login)).map(({ subject }) => subject);

const actionsAbout = async ({ id }: TestAccount) =>
  (await auditLines(app, { account: id })).map(({ action }) => action);

async function stored({ id }: TestAccount) {
  const [account] = await app.platform.database.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

const askForCode = ({ login }: TestAccount) =>
  app.request('POST', '/api/mf-authenticate/code', {
    json: { userName: login, password: testPassword },
  });

const sendAddress = (path: string, { login }: TestAccount, token?: string) =>
  app.request('POST', `/api/account${path}`, {
    token,
    body: login,
    headers: { 'content-type': 'text/plain' },
  });

const askForLink = (account: TestAccount) => sendAddress('/reset-password/init', account);

const activate = async (account: TestAccount) => {
  const { token } = await app.signInAs('ROLE_ADMIN');
  return sendAddress('/researcher/activate', account, token);
};

/** Has the account warned, and lets the days that the warning leaves go by. */
async function letPass(account: TestAccount) {
  await lastUsed(account, { daysLeft: 29 });
  await tidyUp(app);
  waitDays(30);
  await tidyUp(app);
}

describe('The owner of an account that nobody uses', () => {
  test('is warned once, 30 days before 24 months are over, and told how to keep it', async () => {
    const ada = await app.createAccount();
    await lastUsed(ada, { daysLeft: 31 });
    await tidyUp(app);
    expect(await subjectsTo(ada)).toEqual([]);

    waitDays(2);
    await tidyUp(app);
    await tidyUp(app);

    const [mail, ...others] = await mailsTo(app, ada.login);
    expect(others).toEqual([]);
    const day = formatLongDate(new Date(app.clock().getTime() + 30 * 86_400_000));
    expect(mail?.subject).toContain(`will be deleted on ${day}`);
    expect(mail?.body).toContain('sign in before that day');
    expect(mail?.body).toContain('https://localhost:8443/signin');
    expect(mail?.body).toContain('https://localhost:8443/account/reset/init');
    expect(await actionsAbout(ada)).toEqual(['account.inactivity-warned']);
  });

  test('is greeted by name only where they have shown that the address is theirs', async () => {
    const proved = await app.createAccount({ fullName: 'Ada Byron' });
    const unproved = await app.createAccount({ fullName: 'Ada Byron' });
    await app.platform.database
      .update(accounts)
      .set({ passwordHash: null })
      .where(eq(accounts.id, unproved.id));
    for (const account of [proved, unproved]) await letPass(account);

    const mailed = [...(await mailsTo(app, proved.login)), ...(await mailsTo(app, unproved.login))];

    expect(mailed.map(({ body }) => body.split('\n')[0])).toEqual([
      'Dear Ada Byron,',
      'Dear Ada Byron,',
      'Hello,',
      'Hello,',
    ]);
  });

  test('is told to write where an administrator has made it inactive', async () => {
    const ada = await app.createAccount({ isActivated: false });
    await lastUsed(ada, { daysLeft: 29 });

    await tidyUp(app);

    const [mail] = await mailsTo(app, ada.login);
    expect(mail?.body).toContain('you cannot sign in');
    expect(mail?.body).not.toContain('https://localhost:8443/signin');
  });

  test('keeps it by using it, and is warned anew only after as long a time', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER');
    await lastUsed(ada, { daysLeft: 29 });
    await tidyUp(app);
    app.clock.advance({ seconds: 60 });
    const role = await app.request('GET', '/api/account/role', { token: ada.token });
    expect(role.statusCode).toBe(200);

    waitDays(600);
    await lastUsed(admin, { daysLeft: 700 });
    await tidyUp(app);

    expect(await stored(ada)).toMatchObject({ activated: true, closedAt: null });
    expect(await subjectsTo(ada)).toHaveLength(1);
    waitDays(110);
    // Whether closing or warning runs first, the old warning no longer counts.
    await closeInactiveAccounts(app.platform);
    await tidyUp(app);
    expect(await subjectsTo(ada)).toHaveLength(2);
    expect(await stored(ada)).toMatchObject({ activated: true });
  });

  test('loses it 30 days after the warning, with its name and address', async () => {
    const ada = await app.createAccount();
    await lastUsed(ada, { daysLeft: -900 });
    await tidyUp(app);
    waitDays(29);
    await tidyUp(app);
    expect((await askForCode(ada)).statusCode).toBe(200);
    expect(await stored(ada)).toBeDefined();

    waitDays(1);
    await tidyUp(app);

    expect(await stored(ada)).toBeUndefined();
    expect((await askForCode(ada)).statusCode).toBe(401);
    expect((await subjectsTo(ada)).at(-1)).toMatch(/account was deleted$/);
    expect((await actionsAbout(ada)).at(-1)).toBe('account.deleted');
  });

  test('may be a monitor', async () => {
    const monitor = await app.createAccount({ role: 'ROLE_MONITOR_RESEARCHER' });
    await letPass(monitor);
    expect(await stored(monitor)).toBeUndefined();
  });
});

describe('An account that projects name', () => {
  async function closedOwner() {
    const ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
    const project = await publishProject(app, ada);
    await app.platform.pool.query(
      "INSERT INTO backup_codes (account_id, code_hash) VALUES ($1, 'hash')",
      [ada.id],
    );
    await letPass(ada);
    const { token } = await app.signInAs('ROLE_ADMIN');
    return { ada, project, token };
  }

  test('is closed: nothing is left that opens it, and what is published stays, under its owner’s name', async () => {
    const { ada, project, token } = await closedOwner();

    expect(await stored(ada)).toMatchObject({
      activated: false,
      closedAt: app.clock(),
      passwordHash: null,
      totpSecret: null,
      login: ada.login,
      fullName: 'Ada Byron',
    });
    expect(await stored(admin)).toMatchObject({ activated: true, closedAt: null });
    expect(await app.platform.database.$count(backupCodes)).toBe(0);
    expect((await askForCode(ada)).statusCode).toBe(401);
    const answer = await app.request('GET', `/api/projects/${project.id}`, { token });
    expect(answer.json()).toMatchObject({
      id: project.id,
      status: 'PUBLISHED',
      title: project.title,
      researcher: { fullName: 'Ada Byron' },
    });
    const [warning, closing] = await mailsTo(app, ada.login).then((mails) => mails.slice(-2));
    expect(warning?.subject).toMatch(/will be closed on/);
    expect(warning?.body).toContain('Your projects and documents stay');
    expect(closing?.subject).toMatch(/was closed$/);
    await tidyUp(app);
    const actions = await actionsAbout(ada);
    expect(actions.filter((action) => action.startsWith('account.'))).toEqual([
      'account.inactivity-warned',
      'account.closed',
    ]);
  });

  test('may be that of an administrator who has decided on a document', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER');
    const grace = await app.signInAs('ROLE_ADMIN', { fullName: 'Grace Marsh' });
    const { id: projectId } = await createProject(app, ada);
    const { id } = await submitForApproval(app, ada, projectId);
    await decide(app, grace, { id, approved: false });

    await letPass(grace);

    expect(await stored(grace)).toMatchObject({ activated: false, fullName: 'Grace Marsh' });
  });

  test('is told from one that nothing names by every table that keeps hold of it', async () => {
    const { rows } = await app.platform.pool.query<{ holder: string }>(
      `SELECT conrelid::regclass || '.' || attname AS holder FROM pg_constraint
         JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid = 'accounts'::regclass AND confdeltype = 'a' ORDER BY 1`,
    );
    expect(rows.map(({ holder }) => holder)).toEqual([
      'project_documents.decided_by',
      'project_documents.submitted_by',
      'projects.owner_id',
    ]);
  });

  test('is never opened again by a link that was mailed before it was closed', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER');
    await publishProject(app, ada);
    await lastUsed(ada, { daysLeft: 29 });
    await tidyUp(app);
    waitDays(30);
    await askForLink(ada);
    const key = keyIn((await mailsTo(app, ada.login)).at(-1));
    await tidyUp(app);
    expect(await stored(ada)).toMatchObject({ activated: false, closedAt: app.clock() });

    expect((await activate(ada)).statusCode).toBe(204);

    const checked = await app.request('GET', `/api/account/check-reset-key/${key}`);
    expect(checked.statusCode).toBe(404);
  });

  test('is opened again by an administrator, and its owner has 30 days to choose a password', async () => {
    const { ada } = await closedOwner();
    const before = (await mailsTo(app, ada.login)).length;

    expect((await activate(ada)).statusCode).toBe(204);
    await tidyUp(app);
    expect(await stored(ada)).toMatchObject({ activated: true, closedAt: null });
    expect(await subjectsTo(ada)).toHaveLength(before + 1);

    await askForLink(ada);
    const mails = await awaitMailsTo(app, ada.login, before + 2);
    const chosen = await app.request('POST', '/api/account/reset-password/finish', {
      json: { key: keyIn(mails.at(-1)), newPassword: 'Calm-estuary-2026!' },
    });
    expect(chosen.statusCode).toBe(204);
  });
});

describe('Administrators', () => {
  test('are never closed while no other of them is in use', async () => {
    const others = [
      await app.createAccount({ role: 'ROLE_ADMIN' }),
      // In use, but they do not count: one cannot sign in, the other has never chosen a password.
      await app.createAccount({ role: 'ROLE_ADMIN', isActivated: false }),
      await app.createAccount({ role: 'ROLE_ADMIN' }),
    ];
    await app.platform.pool.query('UPDATE accounts SET password_hash = NULL WHERE id = $1', [
      others[2]?.id,
    ]);
    for (const one of [admin, others[0] ?? admin]) await lastUsed(one, { daysLeft: -900 });

    await tidyUp(app);
    waitDays(31);
    await tidyUp(app);

    for (const one of [admin, ...others]) {
      expect(await stored(one)).toMatchObject({ closedAt: null });
      expect(await subjectsTo(one)).toEqual([]);
    }
  });

  test('lose an account that they do not use, like everybody, where another is in use', async () => {
    const dormant = await app.createAccount({ role: 'ROLE_ADMIN' });
    await letPass(dormant);

    expect(await stored(dormant)).toBeUndefined();
    expect(await stored(admin)).toMatchObject({ activated: true });
  });
});

test('Two servers that tidy at the same time warn once and close once', async () => {
  const people = [await app.createAccount(), await app.createAccount(), await app.createAccount()];
  for (const one of people) await lastUsed(one, { daysLeft: 29 });

  await Promise.all([tidyUp(app), tidyUp(app), tidyUp(app)]);
  waitDays(30);
  await Promise.all([tidyUp(app), tidyUp(app), tidyUp(app)]);

  for (const one of people) {
    expect(await subjectsTo(one)).toHaveLength(2);
    expect(await actionsAbout(one)).toEqual(['account.inactivity-warned', 'account.deleted']);
  }
});

test('An account about which nothing can be done holds no other up, and is done once something can', async () => {
  const stuck = await app.createAccount();
  const others = [await app.createAccount(), await app.createAccount()];
  for (const one of [stuck, ...others]) await lastUsed(one, { daysLeft: 29 });
  const changeMails = (change: string) =>
    asOwner(app.testDatabase, (owner) => owner.query(`ALTER TABLE mail_outbox ${change}`));
  const refuseMail = () =>
    changeMails(`ADD CONSTRAINT unfit CHECK (recipient <> '${stuck.login}') NOT VALID`);
  const takeMail = () => changeMails('DROP CONSTRAINT unfit');
  const namesStuck = {
    errors: [expect.objectContaining({ record: { type: 'account', id: stuck.id } })],
  };

  await refuseMail();
  await expect(warnInactiveAccounts(app.platform)).rejects.toMatchObject(namesStuck);
  for (const one of others) expect(await subjectsTo(one)).toHaveLength(1);
  await takeMail();
  await warnInactiveAccounts(app.platform);
  waitDays(30);

  await refuseMail();
  await expect(closeInactiveAccounts(app.platform)).rejects.toMatchObject(namesStuck);
  for (const one of others) expect(await stored(one)).toBeUndefined();
  expect(await stored(stuck)).toBeDefined();
  await takeMail();
  await closeInactiveAccounts(app.platform);
  expect(await stored(stuck)).toBeUndefined();
});
