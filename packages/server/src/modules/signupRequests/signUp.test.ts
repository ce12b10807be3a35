import type { Schemas } from '@sounding/api-client';
import { emailMessages, researcherMessages } from '@sounding/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '../../platform/logging';
import { asOwner } from '../../testing/asOwner';
import { auditLines } from '../../testing/auditLines';
import { mailsTo } from '../../testing/mailbox';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { tidyUp } from '../../testing/tidyUp';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { createSignupService } from './signupService';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ environment: { UNIVERSITY_DOMAIN: 'uni.example' } });
});

afterAll(() => app.close());

const linesOf = (id: number) => auditLines(app, { type: 'account', id }, 'action', 'actor');

const signUp = (form: object) => app.request('POST', '/api/researcher-signup', { json: form });

/** The name and the address that were kept, the address as it was typed. */
async function keptOf(table: 'accounts' | 'signup_requests', login: string) {
  const { rows } = await app.platform.pool.query<{ full_name: string; login: string }>(
    `SELECT full_name, login FROM ${table} WHERE login_key = lower($1)`,
    [login],
  );
  return rows;
}

async function accountsOf(login: string) {
  const { rows } = await app.platform.pool.query<{ role: string; password_hash: string | null }>(
    'SELECT role, password_hash FROM accounts WHERE login_key = lower($1)',
    [login],
  );
  return rows;
}

async function requestsOf(login: string) {
  const { rows } = await app.platform.pool.query<{ role: string; approval_status: string | null }>(
    'SELECT role, approval_status FROM signup_requests WHERE login_key = lower($1)',
    [login],
  );
  return rows;
}

describe('Somebody of the university', () => {
  test.each(['ada@uni.example', 'Ada@Medicine.UNI.example'])(
    'gets an account at once, and by mail the link to enter it: %s [SIGNUP-03, API-55, OPEN-39, OPEN-40, OPEN-42]',
    async (login) => {
      const answer = await signUp({ name: 'Ada Byron', login });

      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({ outcome: 'ACCOUNT_READY' });
      expect(await accountsOf(login)).toEqual([{ role: 'ROLE_RESEARCHER', password_hash: null }]);
      expect(await keptOf('accounts', login)).toEqual([{ full_name: 'Ada Byron', login }]);
      expect(await requestsOf(login)).toEqual([]);
      const [mail, ...others] = await mailsTo(app, login);
      expect(mail?.body).toMatch(/\/account\/reset\/finish\?key=[\w-]{43}/);
      expect(others).toEqual([]);
    },
  );

  test('who has an account hears so by mail, and a stranger learns nothing', async () => {
    const owner = await app.createAccount({ login: 'owner@uni.example' });
    const free = await signUp({ name: 'Eve', login: 'free@uni.example' });

    const taken = await signUp({ name: 'Eve', login: 'OWNER@uni.example' });

    expect([taken.statusCode, taken.payload]).toEqual([free.statusCode, free.payload]);
    expect(await accountsOf(owner.login)).toHaveLength(1);
    const mails = await mailsTo(app, owner.login);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).not.toContain('finish?key=');
  });

  test('gets one account, also when asking several times at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => signUp({ name: 'Ida', login: 'ida@uni.example' })),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(await accountsOf('ida@uni.example')).toHaveLength(1);
  });
});

test('Whose address a stranger signs up reads none of their words, and that there is nothing to do', async () => {
  const name = 'colleague, your account is blocked. Call us';
  const owner = await app.createAccount({ login: 'theirs@uni.example', fullName: name });
  for (const login of ['new@uni.example', owner.login]) await signUp({ name, login });
  await app.request('POST', '/api/account/reset-password/init', {
    body: 'new@uni.example',
    headers: { 'content-type': 'text/plain' },
  });

  const mails = [...(await mailsTo(app, 'new@uni.example')), ...(await mailsTo(app, owner.login))];

  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Sounding account is ready: choose a password',
    'Your Sounding account is ready: choose a password',
    'You already have a Sounding account',
  ]);
  for (const { body, html } of mails) {
    expect(`${body}${html}`).not.toContain('blocked');
    expect(body).toMatch(/^Hello,\n/);
    expect(body).toMatch(/Somebody, perhaps you[^.]* with this address\./);
    expect(body).toContain('there is nothing to do');
  }
});

describe('Somebody from elsewhere', () => {
  test.each([
    'rosa@charity.example',
    'rosa@notuni.example',
    'rosa@uni.example.org',
    'uni.example@evil.example',
    'Rosa@Charity-Shop.example',
  ])(
    'waits for an administrator and has no account yet: %s [SIGNUP-04, API-55, OPEN-40, OPEN-42]',
    async (login) => {
      const answer = await signUp({ name: 'Rosa Frank', login });

      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({ outcome: 'AWAITING_APPROVAL' });
      expect(await accountsOf(login)).toEqual([]);
      expect(await requestsOf(login)).toEqual([{ role: 'ROLE_RESEARCHER', approval_status: null }]);
      expect(await keptOf('signup_requests', login)).toEqual([{ full_name: 'Rosa Frank', login }]);
    },
  );

  test('has one open request, also when asking several times at once', async () => {
    const form = { name: 'Rob', login: 'rob@charity.example' };

    await Promise.all([1, 2, 3].map(() => signUp(form)));

    expect(await requestsOf(form.login)).toHaveLength(1);
  });

  test('who has an account hears so by mail, and nobody waits', async () => {
    const owner = await app.createAccount({ login: 'owner@charity.example' });

    const answer = await signUp({ name: 'Eve', login: 'Owner@charity.example' });

    expect(answer.json()).toEqual({ outcome: 'AWAITING_APPROVAL' });
    expect(await requestsOf(owner.login)).toEqual([]);
    expect(await mailsTo(app, owner.login)).toHaveLength(1);
  });
});

describe('Whoever signs up', () => {
  test.each(['ROLE_ADMIN', 'ROLE_MONITOR_RESEARCHER', 'ROLE_RESEARCHER', '', 'Owner', undefined])(
    'becomes a researcher, whatever role is sent: %s [SIGNUP-02]',
    async (role) => {
      const name = `as-${role ?? 'none'}`;
      const [atOnce, waiting] = [`${name}@uni.example`, `${name}@charity.example`];

      expect((await signUp({ name: 'Eve', login: atOnce, role })).statusCode).toBe(202);
      expect((await signUp({ name: 'Eve', login: waiting, role })).statusCode).toBe(202);

      expect((await accountsOf(atOnce)).map((account) => account.role)).toEqual([
        'ROLE_RESEARCHER',
      ]);
      expect(await requestsOf(waiting)).toEqual([
        { role: 'ROLE_RESEARCHER', approval_status: null },
      ]);
    },
  );

  test.each([
    [{ name: ' ' }, '/name', researcherMessages.nameRequired],
    [{ name: undefined }, '/name', researcherMessages.nameRequired],
    [{ name: 'Unblock: https://evil.example' }, '/name', researcherMessages.nameHoldsWebAddress],
    [{ name: 'a'.repeat(101) }, '/name', researcherMessages.nameTooLong],
    [{ login: '' }, '/login', emailMessages.required],
    [{ login: 'ada' }, '/login', emailMessages.invalid],
    [{ login: 'a@b.example\r\nBcc: c@d.example' }, '/login', emailMessages.invalid],
    [{ login: '"a b"@uni.example' }, '/login', emailMessages.invalid],
    [{ login: `${'a'.repeat(250)}@uni.example` }, '/login', emailMessages.invalid],
  ])(
    'is told what is wrong with %j [RULE-28, RULE-29, RULE-30, OPEN-40]',
    async (changes, pointer, message) => {
      const answer = await signUp({ name: 'Eve', login: 'eve@uni.example', ...changes });

      expect(answer.statusCode).toBe(400);
      expect(answer.json<Schemas['Problem']>().errors).toEqual([{ pointer, message }]);
      expect(await accountsOf('eve@uni.example')).toEqual([]);
    },
  );

  test('cannot do so more than five times an hour from one address', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const statuses: number[] = [];
      for (const number of [1, 2, 3, 4, 5, 6]) {
        const json = { name: 'Eve', login: `eve${number}@uni.example` };
        const answer = await limited.request('POST', '/api/researcher-signup', { json });
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
      const json = { name: 'Eve', login: 'eve7@uni.example' };
      const elsewhere = { json, from: '192.0.2.7' };
      const answer = await limited.request('POST', '/api/researcher-signup', elsewhere);
      expect(answer.statusCode).toBe(202);
    } finally {
      await limited.close();
    }
  });

  test('with somebody’s address sends them three mails an hour at most, and is answered as before', async () => {
    const limited = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
    try {
      const { login } = await limited.createAccount();
      const json = { name: 'Eve', login };
      for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
        const answer = await limited.request('POST', '/api/researcher-signup', { json, from });
        expect(answer.statusCode).toBe(202);
      }
      expect(await mailsTo(limited, login)).toHaveLength(3);
    } finally {
      await limited.close();
    }
  });
});

test('How long the answer takes does not tell whether an address is taken: what it leads to comes after it', async () => {
  const { login } = await app.createAccount({ login: 'known@charity.example' });
  await signUp({ name: 'Rob', login: 'waiting@charity.example' });
  const holder = new pg.Client({ connectionString: app.testDatabase.ownerAddress });
  await holder.connect();
  await holder.query('BEGIN');
  // All work on an address writes to the audit log, and has to wait for this lock.
  await holder.query("SELECT pg_advisory_xact_lock(hashtext('audit_log'))");

  const logins = [login, 'waiting@charity.example', 'new@charity.example', 'new@uni.example'];
  const answers = await Promise.all(
    logins.map((each) =>
      app.app.inject({
        method: 'POST',
        url: '/api/researcher-signup',
        payload: { name: 'Eve', login: each },
      }),
    ),
  );

  await holder.end();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202]);
});

test('The owner of an inactive account is told whom to ask, since no link would help', async () => {
  const active = await app.createAccount({ login: 'active@uni.example' });
  const inactive = await app.createAccount({ login: 'closed@uni.example', isActivated: false });

  const answers = [active, inactive].map(({ login }) => signUp({ name: 'Ada Byron', login }));

  const [first, second] = await Promise.all(answers);
  expect(second?.json()).toEqual(first?.json());
  expect((await mailsTo(app, active.login))[0]?.body).toContain('/account/reset/init');
  const [mail] = await mailsTo(app, inactive.login);
  expect(mail?.body).toContain('an administrator can activate it');
  expect(mail?.body).not.toContain('/account/reset/init');
});

test('What a sign-up led to is recorded, with nobody as its actor', async () => {
  const owner = await app.createAccount({ login: 'recorded@charity.example' });
  await signUp({ name: 'Eve', login: owner.login });
  await signUp({ name: 'Ida', login: 'recorded@uni.example' });

  expect(await linesOf(owner.id)).toEqual([{ action: 'sign-up.address-in-use', actor: null }]);
  const { rows } = await app.platform.pool.query<{ id: number }>(
    "SELECT id FROM accounts WHERE login = 'recorded@uni.example'",
  );
  expect(await linesOf(rows[0]?.id ?? 0)).toEqual([
    { action: 'sign-up.account-made', actor: null },
  ]);
});

test('A sign-up that cannot be recorded leads to nothing yet, and to all of it once it can', async () => {
  const owner = await app.createAccount({ login: 'unrecorded@charity.example' });
  const logins = [owner.login, 'unrecorded@uni.example', 'unrecorded@elsewhere.example'];
  const ledTo = async () => [
    (await mailsTo(app, owner.login)).length,
    (await accountsOf('unrecorded@uni.example')).length,
    (await requestsOf('unrecorded@elsewhere.example')).length,
  ];

  await whileUnrecorded(app, 'sign-up.%', async () => {
    for (const login of logins) await signUp({ name: 'Ida', login });
  });

  expect(await ledTo()).toEqual([0, 0, 0]);
  app.clock.advance({ seconds: 301 });
  await tidyUp(app);
  expect(await ledTo()).toEqual([1, 1, 1]);
});

describe('What the database refuses after the answer', () => {
  const changeTables = (change: string) =>
    asOwner(app.testDatabase, async (owner) => {
      for (const table of ['accounts', 'signup_requests'])
        await owner.query(`ALTER TABLE ${table} ${change}`);
    });

  const refuse = (logins: string) =>
    changeTables(`ADD CONSTRAINT unfit CHECK (login_key NOT LIKE '${logins}') NOT VALID`);
  const welcomeAll = () => changeTables('DROP CONSTRAINT unfit');

  /** What the log says of the hourly work when it fails with this error. */
  function logLineOf(error: unknown) {
    let line = '';
    createLogger({ write: (text) => (line += text) }).warn({ err: error }, 'housekeeping failed');
    expect(line).not.toContain('late@');
    return (JSON.parse(line) as { err: unknown }).err;
  }

  /** After this time no server is still working on a sign-up. */
  const aWhile = { seconds: 301 };

  test('is done once a while has passed: who was told that their sign-up has arrived is not forgotten', async () => {
    await refuse('late@%');
    const atOnce = app.clock().getTime();
    const answers = [
      await signUp({ name: 'Ada Late', login: 'late@uni.example' }),
      await signUp({ name: 'Rosa Late', login: 'Late@charity.example' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(app.log()).toContain('work after the answer failed');
    await welcomeAll();

    // Another server may still be working on the sign-ups.
    app.clock.advance({ seconds: 299 });
    await tidyUp(app);
    expect(await accountsOf('late@uni.example')).toEqual([]);
    app.clock.advance(aWhile);
    await tidyUp(app);

    expect(await accountsOf('late@uni.example')).toHaveLength(1);
    expect(await requestsOf('late@charity.example')).toHaveLength(1);
    const { rows } = await app.platform.pool.query<{ created_at: Date; ip: string }>(
      `SELECT created_at, host(ip) AS ip FROM signup_requests, audit_log JOIN audit_addresses ON audit_id = audit_log.id
       WHERE login = 'Late@charity.example' AND action = 'sign-up.requested'
         AND target_id = signup_requests.id::text`,
    );
    expect(rows).toEqual([{ created_at: new Date(atOnce), ip: '127.0.0.1' }]);
    await tidyUp(app);
    expect(await mailsTo(app, 'late@uni.example')).toHaveLength(1);
  });

  test('and refuses again waits on, and holds nobody else up', async () => {
    await refuse('%.late@%');
    await signUp({ name: 'Eve', login: 'first.late@uni.example' });
    await signUp({ name: 'Ida', login: 'second.late@uni.example' });
    await welcomeAll();
    await refuse('first.late@%');
    app.clock.advance(aWhile);

    const failure = await tidyUp(app).catch((error: unknown) => error);
    const { rows } = await app.platform.pool.query<{ id: number }>(
      'SELECT id FROM received_signups',
    );
    expect(logLineOf(failure)).toMatchObject({
      message: 'Sign-ups were not settled',
      errors: rows.map(({ id }) => ({
        record: { type: 'received-signup', id },
        code: '23514',
        constraint: 'unfit',
      })),
    });
    expect(rows).toHaveLength(1);
    expect(await accountsOf('second.late@uni.example')).toHaveLength(1);
    expect(await accountsOf('first.late@uni.example')).toEqual([]);

    await welcomeAll();
    await tidyUp(app);
    expect(await accountsOf('first.late@uni.example')).toHaveLength(1);
  });

  test('is done once, also where a second server has read of it', async () => {
    const signups = createSignupService(app.platform);
    const owner = await app.createAccount({ login: 'twice@charity.example' });
    const origin = { requestId: 'a', ip: '127.0.0.1' };
    for (const login of [owner.login, 'twice@uni.example', 'anew@charity.example']) {
      const received = await signups.receive({ name: 'Eve', login }, origin);
      await signups.settle(received);
      await app.platform.pool.query(
        "UPDATE signup_requests SET approval_status = 'REJECTED', decided_at = now() WHERE login = $1",
        [login],
      );
      await signups.settle(received);
    }

    expect(await mailsTo(app, owner.login)).toHaveLength(1);
    expect(await mailsTo(app, 'twice@uni.example')).toHaveLength(1);
    expect(await requestsOf('anew@charity.example')).toHaveLength(1);
    const { rows } = await app.platform.pool.query('SELECT FROM received_signups');
    expect(rows).toEqual([]);
  });
});
