import type { Schemas } from '@sounding/api-client';
import { emailMessages, researcherMessages } from '@sounding/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLines } from '../../testing/auditLines';
import { mailsTo } from '../../testing/mailbox';
import { startTestApp, type RequestOptions, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';
import { whileAccountIsLocked } from '../../testing/whileLocked';
import { whileUnrecorded } from '../../testing/whileUnrecorded';
import { researcherConflicts } from './researcherService';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signInAs('ROLE_ADMIN');
});

afterAll(() => app.close());

const linesOf = (id: number) => auditLines(app, { type: 'account', id }, 'action', 'actor');

const request = (method: 'GET' | 'POST', path: string, options: RequestOptions = {}) =>
  app.request(method, `/api${path}`, { token: admin.token, ...options });

const edit = (id: number, json: Schemas['ResearcherChanges'], tag?: string) =>
  request('POST', `/researcher/edit/${id}`, {
    json,
    headers: tag === undefined ? {} : { 'if-match': tag },
  });

const post = (path: string, json: unknown) =>
  app.request('POST', `/api${path}`, { token: admin.token, json });

const postText = (path: string, body: string) =>
  app.request('POST', `/api/account/researcher/${path}`, {
    token: admin.token,
    body,
    headers: { 'content-type': 'text/plain' },
  });

const read = async (id: number) =>
  (await app.request('GET', `/api/researcher/${id}`, { token: admin.token })).json<
    Schemas['Researcher']
  >();

const isSignedIn = async ({ token }: SignedIn) =>
  (await app.request('GET', '/api/account/role', { token })).statusCode === 200;

describe('An admin adds a person', () => {
  test('who is then mailed a link to choose a password, having none [API-54, OPEN-39]', async () => {
    const answer = await post('/register-researcher', {
      name: ' Grace  Eldon ',
      login: ' Grace.Eldon@elsewhere.example ',
      role: 'ROLE_MONITOR_RESEARCHER',
    });

    expect(answer.statusCode).toBe(201);
    const created = answer.json<Schemas['Researcher']>();
    expect(created).toMatchObject({
      fullName: 'Grace Eldon',
      emailAddress: 'Grace.Eldon@elsewhere.example',
      role: 'ROLE_MONITOR_RESEARCHER',
      activated: true,
    });
    const [mail, ...others] = await mailsTo(app, 'Grace.Eldon@elsewhere.example');
    expect(mail?.body).toMatch(/\/account\/reset\/finish\?key=[\w-]{43}/);
    expect(others).toEqual([]);
    const { rows } = await app.platform.pool.query(
      'SELECT password_hash FROM accounts WHERE id = $1',
      [created.id],
    );
    expect(rows).toEqual([{ password_hash: null }]);
    expect(await linesOf(created.id)).toEqual([{ action: 'account.registered', actor: admin.id }]);
  });

  test('only once, in whatever case the address is written, also twice at once [OPEN-45]', async () => {
    const forms = ['twice@elsewhere.example', 'TWICE@ELSEWHERE.example'].map((login) => ({
      name: 'Once',
      login,
      role: 'ROLE_RESEARCHER',
    }));

    const answers = await Promise.all(forms.map((form) => post('/register-researcher', form)));

    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(refused?.json()).toMatchObject({
      title: 'Already in use',
      detail: researcherConflicts.loginInUse.message,
      errors: [researcherConflicts.loginInUse],
    });
  });

  test.each([
    [{ name: '' }, '/name', researcherMessages.nameRequired],
    [{ name: 'a'.repeat(101) }, '/name', researcherMessages.nameTooLong],
    [{ name: 'Ada, see www.evil.example' }, '/name', researcherMessages.nameHoldsWebAddress],
    [{ login: ' ' }, '/login', emailMessages.required],
    [{ login: 'ada@' }, '/login', emailMessages.invalid],
    [{ login: `${'a'.repeat(250)}@elsewhere.example` }, '/login', emailMessages.invalid],
    [{ login: 'ada@a.example,eve@b.example' }, '/login', emailMessages.invalid],
    [{ role: 'ROLE_ADMIN' }, '/role', 'The role is none of those that can be chosen.'],
    [{ role: undefined }, '/role', researcherMessages.roleRequired],
  ])('never with %j [RULE-31, RULE-32, OPEN-44]', async (changes, pointer, message) => {
    const form = { name: 'Eve', login: 'eve@elsewhere.example', role: 'ROLE_RESEARCHER' };

    const answer = await post('/register-researcher', { ...form, ...changes });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toEqual([{ pointer, message }]);
  });

  test('and writes nothing beside name, address and role', async () => {
    const answer = await post('/register-researcher', {
      name: 'Eve',
      login: 'eve@elsewhere.example',
      role: 'ROLE_RESEARCHER',
      passwordHash: 'x',
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('An admin edits a person', () => {
  test('whose new address signs in from then on, all sessions closed and both addresses mailed [API-53, OPEN-45]', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER', { login: 'ada.old@elsewhere.example' });

    const answer = await post(`/researcher/edit/${ada.id}`, {
      name: 'Ada Lovelace',
      login: 'Ada.New@elsewhere.example',
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(await read(ada.id));
    expect(await read(ada.id)).toMatchObject({
      fullName: 'Ada Lovelace',
      emailAddress: 'Ada.New@elsewhere.example',
    });
    expect(await isSignedIn(ada)).toBe(false);
    expect(await mailsTo(app, 'ada.old@elsewhere.example')).toMatchObject([
      { subject: 'The address of your Sounding account was changed' },
    ]);
    expect(await mailsTo(app, 'Ada.New@elsewhere.example')).toMatchObject([
      { subject: 'You now sign in to Sounding with this address' },
    ]);
    const { rows } = await app.platform.pool.query('SELECT id FROM accounts WHERE login_key = $1', [
      'ada.new@elsewhere.example',
    ]);
    expect(rows).toEqual([{ id: ada.id }]);
  });

  test('whose sessions stay where only the name is new', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER');

    await post(`/researcher/edit/${ada.id}`, { name: 'Ada Lovelace', login: ada.login });

    expect((await read(ada.id)).fullName).toBe('Ada Lovelace');
    expect(await isSignedIn(ada)).toBe(true);
    expect(await mailsTo(app, ada.login)).toEqual([]);
  });

  test('whose address is only written otherwise: it signs in as before, and so nobody is signed out', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER');
    const login = ada.login.toUpperCase();

    await post(`/researcher/edit/${ada.id}`, { name: 'Ada Byron', login });

    expect((await read(ada.id)).emailAddress).toBe(login);
    expect(await isSignedIn(ada)).toBe(true);
    expect(await mailsTo(app, login)).toEqual([]);
  });

  test('whose address needs a sign-in within fifteen minutes, as it lets whoever has it in, and whose name does not', async () => {
    const late = await app.signInAs('ROLE_ADMIN');
    await app.platform.pool.query(
      "UPDATE sessions SET created_at = created_at - interval '15 minutes' WHERE account_id = $1",
      [late.id],
    );
    const { id, login } = await app.createAccount({ fullName: 'Ada Byron' });
    const save = (name: string, address: string) =>
      request('POST', `/researcher/edit/${id}`, {
        token: late.token,
        json: { name, login: address },
      });

    const refused = await save('Ada Lovelace', 'thief@elsewhere.example');

    expect(refused.statusCode).toBe(403);
    expect(refused.json<Schemas['Problem']>().detail).toBe(
      'For safety this needs a sign-in within the last 15 minutes. Please log out, sign in again and repeat it.',
    );
    expect(await read(id)).toMatchObject({ fullName: 'Ada Byron', emailAddress: login });
    expect(await mailsTo(app, 'thief@elsewhere.example')).toEqual([]);
    expect((await save('Ada Lovelace', login.toUpperCase())).statusCode).toBe(200);
  });

  test('which is recorded with what of it is new', async () => {
    const ada = await app.createAccount({ fullName: 'Ada Byron' });
    const changes = [
      { name: 'Ada Lovelace', login: ada.login },
      { name: 'Ada Lovelace', login: 'ada.recorded@elsewhere.example' },
    ];
    for (const change of changes) await post(`/researcher/edit/${ada.id}`, change);

    const edited = { action: 'account.edited', actor: admin.id };
    const about = { type: 'account', id: ada.id };
    expect(await auditLines(app, about, 'action', 'actor', 'detail')).toEqual([
      { ...edited, detail: { hasNewName: true, hasNewLogin: false } },
      { ...edited, detail: { hasNewName: false, hasNewLogin: true } },
    ]);
  });

  test('once: the second of two who edit what both had read is told, and undoes nothing', async () => {
    const { id, login } = await app.createAccount({ fullName: 'Ada Byron' });
    const opened = await request('GET', `/researcher/${id}`);
    const tag = String(opened.headers.etag);
    expect(tag).toBe(`"${opened.json<Schemas['Researcher']>().version}"`);

    const first = await edit(id, { name: 'Ada Lovelace', login }, tag);
    const second = await edit(id, { name: 'Ada Byron', login: 'other@elsewhere.example' }, tag);

    expect([first.statusCode, second.statusCode]).toEqual([200, 412]);
    expect(second.json<Schemas['Problem']>().type).toBe('/problems/changed-meanwhile');
    expect(await read(id)).toMatchObject({ fullName: 'Ada Lovelace', emailAddress: login });
    expect(await mailsTo(app, login)).toEqual([]);
    const third = await edit(id, { name: 'Ada King', login }, String(first.headers.etag));
    expect(third.statusCode).toBe(200);
  });

  test('once also where both save at the same time', async () => {
    const { id, login } = await app.createAccount();
    const { etag } = (await request('GET', `/researcher/${id}`)).headers;

    const answers = await whileAccountIsLocked(app, { accountId: id, waiting: 2 }, () =>
      Promise.all(['One', 'Two'].map((name) => edit(id, { name, login }, String(etag)))),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });

  test('from any version where the caller names none', async () => {
    const { id, login } = await app.createAccount();
    for (const name of ['One', 'Two']) {
      expect((await edit(id, { name, login })).statusCode).toBe(200);
    }
    expect((await edit(id, { name: 'Three', login }, '"1"')).statusCode).toBe(412);
  });

  test('and a save that changes nothing, or switches the account off, is no other version', async () => {
    const { id, login } = await app.createAccount({ fullName: 'Ada Byron' });
    const { version } = await read(id);

    await edit(id, { name: 'Ada Byron', login });
    await postText('deactivate', login);

    expect((await read(id)).version).toBe(version);
  });

  test('and a save that changes nothing is answered like any other, and recorded nowhere', async () => {
    const { id, login } = await app.createAccount({ fullName: 'Ada Byron' });
    const { version } = await read(id);

    const saved = await edit(id, { name: ' Ada Byron ', login });

    expect(saved.statusCode).toBe(200);
    expect(saved.headers.etag).toBe(`"${version}"`);
    expect(await linesOf(id)).toEqual([]);
  });

  test('never to somebody else’s address', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });

    const answer = await post(`/researcher/edit/${ada.id}`, {
      name: 'Changed',
      login: admin.login.toUpperCase(),
    });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      title: 'Already in use',
      detail: researcherConflicts.loginInUse.message,
      errors: [researcherConflicts.loginInUse],
    });
    expect((await read(ada.id)).fullName).toBe('Ada Byron');
    expect(await isSignedIn(ada)).toBe(true);
  });

  test('never to nobody at no address [RULE-32, OPEN-44]', async () => {
    const ada = await app.createAccount({ fullName: 'Ada Byron' });

    const answer = await post(`/researcher/edit/${ada.id}`, { name: ' ', login: 'ada@' });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<Schemas['Problem']>().errors).toEqual([
      { pointer: '/name', message: researcherMessages.nameRequired },
      { pointer: '/login', message: emailMessages.invalid },
    ]);
    expect((await read(ada.id)).fullName).toBe('Ada Byron');
  });

  test('but not the role, and no administrator [OPEN-43]', async () => {
    const ada = await app.createAccount();
    const form = { name: 'Ada', login: 'ada.role@elsewhere.example' };

    const withRole = { ...form, role: 'ROLE_MONITOR_RESEARCHER' };
    expect((await post(`/researcher/edit/${ada.id}`, withRole)).statusCode).toBe(400);
    expect((await post(`/researcher/edit/${admin.id}`, form)).statusCode).toBe(404);
    expect((await post('/researcher/edit/2147483647', form)).statusCode).toBe(404);
  });
});

describe('An admin makes a person', () => {
  test('inactive, which ends every session at once, and active again, and nobody else [API-56, API-57, OPEN-38]', async () => {
    const ada = await app.signInAs('ROLE_RESEARCHER');
    const bea = await app.signInAs('ROLE_RESEARCHER');
    const inactive = await app.createAccount({ isActivated: false });

    for (const _time of [1, 2]) {
      expect((await postText('deactivate', ` ${ada.login.toUpperCase()}\n`)).statusCode).toBe(204);
      expect((await read(ada.id)).activated).toBe(false);
    }
    expect(await isSignedIn(ada)).toBe(false);
    expect([(await read(bea.id)).activated, await isSignedIn(bea)]).toEqual([true, true]);
    for (const _time of [1, 2]) {
      expect((await postText('activate', ada.login)).statusCode).toBe(204);
      expect((await read(ada.id)).activated).toBe(true);
    }
    expect(await isSignedIn(ada)).toBe(false);
    expect((await read(inactive.id)).activated).toBe(false);
    expect(await linesOf(ada.id)).toEqual([
      { action: 'account.deactivated', actor: admin.id },
      { action: 'account.activated', actor: admin.id },
    ]);
  });

  test('once where two do it at once', async () => {
    const ada = await app.createAccount();

    await Promise.all([1, 2, 3].map(() => postText('deactivate', ada.login)));

    expect(await linesOf(ada.id)).toHaveLength(1);
  });

  test('active again as if nothing had been: what was written down about a closing is gone', async () => {
    const ada = await app.createAccount();
    await postText('deactivate', ada.login);
    await app.platform.pool.query(
      'UPDATE accounts SET closed_at = $2, inactivity_warned_at = $2 WHERE id = $1',
      [ada.id, app.clock()],
    );

    await postText('activate', ada.login);

    const { rows } = await app.platform.pool.query(
      'SELECT activated, closed_at, inactivity_warned_at FROM accounts WHERE id = $1',
      [ada.id],
    );
    expect(rows).toEqual([{ activated: true, closed_at: null, inactivity_warned_at: null }]);
  });

  test('but never an administrator: that is answered like an address that nobody has', async () => {
    for (const login of [admin.login, 'nobody@elsewhere.example', "' OR 1=1 --"]) {
      for (const path of ['activate', 'deactivate']) {
        expect((await postText(path, login)).statusCode).toBe(404);
      }
    }
    expect(await isSignedIn(admin)).toBe(true);
  });

  test.each(['', ' \n'])('and a call that names nobody (%j) is refused as that', async (nobody) => {
    for (const path of ['activate', 'deactivate']) {
      const answer = await postText(path, nobody);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ detail: emailMessages.required });
    }
  });
});

test('What is not recorded does not happen: nobody is added, edited, deactivated or activated', async () => {
  const active = await app.signInAs('ROLE_RESEARCHER', { fullName: 'Ada Byron' });
  const inactive = await app.createAccount({ isActivated: false });
  const unrecorded = { name: 'Eve', login: 'unrecorded@elsewhere.example' };

  await whileUnrecorded(app, 'account.%', async () => {
    const answers = [
      await post('/register-researcher', { ...unrecorded, role: 'ROLE_RESEARCHER' }),
      await post(`/researcher/edit/${active.id}`, unrecorded),
      await postText('deactivate', active.login),
      await postText('activate', inactive.login),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500]);
  });

  expect(await read(active.id)).toMatchObject({ fullName: 'Ada Byron', activated: true });
  expect(await isSignedIn(active)).toBe(true);
  expect((await read(inactive.id)).activated).toBe(false);
  for (const login of [unrecorded.login, active.login]) {
    expect(await mailsTo(app, login)).toEqual([]);
  }
  const { rows } = await app.platform.pool.query('SELECT FROM accounts WHERE login_key = $1', [
    unrecorded.login,
  ]);
  expect(rows).toEqual([]);
});
