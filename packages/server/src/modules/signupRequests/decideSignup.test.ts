import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { signupConflicts } from './decisionService';

let app: TestApp;
let admin: SignedIn;
let applicants = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAs('ROLE_ADMIN');
});

afterAll(() => app.close());

const linesOf = (id: number) => auditLines(app, { type: 'signup-request', id }, 'action', 'actor');

const list = async () =>
  (await app.request('GET', '/api/signup-requests', { token: admin.token })).json<
    Schemas['SignupRequest'][]
  >();

async function apply() {
  applicants += 1;
  const login = `rosa${applicants}@charity.example`;
  await app.request('POST', '/api/researcher-signup', { json: { name: 'Rosa Frank', login } });
  const request = (await list()).find((each) => each.login === login);
  if (request === undefined) throw new Error('The request is not listed');
  return request;
}

const decide = (
  request: Pick<Schemas['SignupRequest'], 'id' | 'login'>,
  approvalStatus: 'APPROVED' | 'REJECTED',
  more: object = {},
) =>
  app.request('POST', '/api/approve-reject-signup', {
    token: admin.token,
    json: { id: request.id, login: request.login, approvalStatus, ...more },
  });

async function stored(id: number) {
  const { rows } = await app.platform.pool.query<{
    approval_status: string | null;
    comment: string;
    decided_by: number | null;
    decided_at: Date | null;
  }>('SELECT approval_status, comment, decided_by, decided_at FROM signup_requests WHERE id = $1', [
    id,
  ]);
  return rows[0];
}

async function accountsOf(login: string) {
  const { rows } = await app.platform.pool.query<{ full_name: string; role: string }>(
    'SELECT full_name, role FROM accounts WHERE login_key = lower($1)',
    [login],
  );
  return rows;
}

test('The admin sees who waits, newest first, and no longer who has an answer [API-58, DATA-16, OPEN-47, UI-20]', async () => {
  const createdDate = app.clock().toISOString();
  const first = await apply();
  app.clock.advance({ seconds: 60 });
  const second = await apply();
  const third = await apply();
  const decided = await apply();
  await decide(decided, 'REJECTED');

  expect(await list()).toEqual([third, second, first]);
  expect(first).toMatchObject({
    fullName: 'Rosa Frank',
    login: first.login,
    role: 'ROLE_RESEARCHER',
    createdDate,
    approvalStatus: null,
    comment: '',
    hasAccount: false,
  });
});

test('The admin sees whose address has got an account in another way since', async () => {
  const [without, having] = [await apply(), await apply()];
  await app.createAccount({ login: having.login.toUpperCase() });

  const listed = new Map((await list()).map(({ id, hasAccount }) => [id, hasAccount]));

  expect([listed.get(without.id), listed.get(having.id)]).toEqual([false, true]);
});

describe('Approving a request', () => {
  test('makes the account, marks the request and mails the link, all together, and leaves others to wait [ADM-19, API-59, OPEN-39, OPEN-48]', async () => {
    const other = await apply();
    const request = await apply();

    expect((await decide(request, 'APPROVED', { comment: '' })).statusCode).toBe(204);

    expect(await stored(request.id)).toEqual({
      approval_status: 'APPROVED',
      comment: '',
      decided_by: admin.id,
      decided_at: app.clock(),
    });
    expect(await accountsOf(request.login)).toEqual([
      { full_name: 'Rosa Frank', role: 'ROLE_RESEARCHER' },
    ]);
    const [mail] = await mailsTo(app, request.login);
    expect(mail?.body).toMatch(/\/account\/reset\/finish\?key=[\w-]{43}/);
    expect(mail?.body).toContain('asked for an account');
    expect(mail?.body).toContain('an administrator has approved the request');
    expect(await linesOf(request.id)).toEqual([
      { action: 'sign-up.requested', actor: null },
      { action: 'signup-request.approved', actor: admin.id },
    ]);
    expect(await list()).toContainEqual(other);
    expect(await accountsOf(other.login)).toEqual([]);
  });

  test('again neither fails nor makes a second account, also at once [OPEN-48]', async () => {
    const request = await apply();

    const answers = await Promise.all([1, 2, 3].map(() => decide(request, 'APPROVED')));
    answers.push(await decide(request, 'APPROVED'));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
    expect(await accountsOf(request.login)).toHaveLength(1);
    expect(await mailsTo(app, request.login)).toHaveLength(1);
    expect(await linesOf(request.id)).toHaveLength(2);
  });

  test('leaves an account alone that was made in another way since, and tells whoever has it', async () => {
    const request = await apply();
    await app.createAccount({ login: request.login, fullName: 'Somebody Else' });

    expect((await decide(request, 'APPROVED')).statusCode).toBe(204);
    expect(await accountsOf(request.login)).toMatchObject([{ full_name: 'Somebody Else' }]);
    const [mail, ...others] = await mailsTo(app, request.login);
    expect(mail?.body).toContain('You have an account already, so nothing was changed.');
    expect(others).toEqual([]);
  });
});

describe('Rejecting a request', () => {
  test('marks it with the comment, which the person is mailed, and makes no account, and leaves others to wait [ADM-20, API-59]', async () => {
    const other = await apply();
    const request = await apply();

    const answer = await decide(request, 'REJECTED', { comment: ' Ask <b>again</b> in May. ' });

    expect(answer.statusCode).toBe(204);
    expect(await stored(request.id)).toMatchObject({
      approval_status: 'REJECTED',
      comment: 'Ask <b>again</b> in May.',
    });
    expect(await accountsOf(request.login)).toEqual([]);
    const [mail, ...others] = await mailsTo(app, request.login);
    expect(mail?.subject).toBe('Your request for a Sounding account was not approved');
    expect(mail?.body).toContain('Ask <b>again</b> in May.');
    expect(mail?.body).toContain(
      'If you have an email address of Sounding University, sign up with it. If you think this is a mistake, write to support@sounding.example.',
    );
    expect(mail?.html).not.toContain('<b>again');
    expect(others).toEqual([]);
    expect(await linesOf(request.id)).toEqual([
      { action: 'sign-up.requested', actor: null },
      { action: 'signup-request.rejected', actor: admin.id },
    ]);
    expect(await list()).toContainEqual(other);
    expect(await mailsTo(app, other.login)).toEqual([]);
  });

  test('needs no comment [OPEN-49]', async () => {
    for (const more of [{}, { comment: '' }]) {
      const request = await apply();
      expect((await decide(request, 'REJECTED', more)).statusCode).toBe(204);
      expect(await stored(request.id)).toMatchObject({ comment: '' });
    }
  });
});

test.each(['APPROVED', 'REJECTED'] as const)(
  'Whose address a stranger has used reads nothing of the name, and that there is nothing to do: %s',
  async (status) => {
    const request = await apply();

    await decide(request, status);

    const [mail] = await mailsTo(app, request.login);
    expect([mail?.body, mail?.html].join()).not.toContain('Rosa Frank');
    expect(mail?.body).toMatch(/^Hello,\n/);
    expect(mail?.body).toContain('there is nothing to do');
  },
);

describe('A decision is refused', () => {
  test('where the opposite was decided, also at once', async () => {
    const request = await apply();

    const answers = await Promise.all([decide(request, 'APPROVED'), decide(request, 'REJECTED')]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      type: '/problems/already-decided',
      detail: signupConflicts.decidedOtherwise,
    });
    const isIn = (await stored(request.id))?.approval_status === 'APPROVED';
    expect(await accountsOf(request.login)).toHaveLength(isIn ? 1 : 0);
    expect(await mailsTo(app, request.login)).toHaveLength(1);
  });

  test('where the address is not the request’s own, whichever case it is in', async () => {
    const request = await apply();
    const other = { id: request.id, login: 'eve@evil.example' };

    const answer = await decide(other, 'APPROVED');

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      title: 'Another email address',
      detail: signupConflicts.otherLogin,
    });
    expect(await accountsOf(other.login)).toEqual([]);
    expect((await stored(request.id))?.approval_status).toBeNull();
    const shouted = { id: request.id, login: request.login.toUpperCase() };
    expect((await decide(shouted, 'APPROVED')).statusCode).toBe(204);
  });

  test('where there is no such request, no such decision or too long a comment', async () => {
    const request = await apply();

    expect((await decide({ ...request, id: 2147483647 }, 'APPROVED')).statusCode).toBe(404);
    const unknown = { approvalStatus: 'PENDING' };
    expect((await decide(request, 'APPROVED', unknown)).statusCode).toBe(400);
    const long = { comment: 'a'.repeat(1001) };
    expect((await decide(request, 'REJECTED', long)).statusCode).toBe(400);
    expect((await decide(request, 'APPROVED', { role: 'ROLE_ADMIN' })).statusCode).toBe(400);
    expect((await stored(request.id))?.approval_status).toBeNull();
  });
});

test('A decision that cannot be recorded is not made: the request waits on, and nobody is mailed', async () => {
  const requests = [await apply(), await apply()];

  await whileUnrecorded(app, 'signup-request.%', async () => {
    for (const [index, request] of requests.entries()) {
      const answer = await decide(request, index === 0 ? 'APPROVED' : 'REJECTED');
      expect(answer.statusCode).toBe(500);
    }
  });

  for (const { id, login } of requests) {
    expect((await stored(id))?.approval_status).toBeNull();
    expect(await accountsOf(login)).toEqual([]);
    expect(await mailsTo(app, login)).toEqual([]);
  }
});
