import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { testPassword } from '../testing/testAccounts';
import { createLogger } from './logging';
import { RecordFailure } from './recordFailure';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
});

afterAll(() => server.close());

test('Nothing secret or personal reaches the log, whatever is sent and however it fails', async () => {
  const newcomer = await server.createAccount({ isEnrolled: false });
  const known = await server.createAccount();
  const { token } = await server.signInAs('ROLE_RESEARCHER');
  const code = known.codeAt(server.clock());
  const credentials = { userName: known.login, password: testPassword };
  const shown = await server.request('POST', '/api/mf-authenticate/code', {
    json: { ...credentials, userName: newcomer.login },
  });
  const signedIn = await server.request('POST', '/api/mf-authenticate', {
    json: { ...credentials, code },
  });
  await server.request('POST', '/api/mf-authenticate', { json: { ...credentials, code } });
  await server.request('GET', '/api/account?key=planted-query', { token });
  await server.request('GET', '/api/account/check-reset-key/planted-reset-key');
  await server.request('GET', '/api/account', { headers: { authorization: 'planted-header' } });
  await server.request('GET', '/api/account', { headers: { cookie: 'planted=cookie' } });
  await server.request('POST', '/api/mf-authenticate/code', {
    body: '{"password": "planted-broken-json"',
    headers: { 'content-type': 'application/json' },
  });
  await server.request('GET', '/planted-page?planted-search');

  const log = server.log();
  expect(log).toContain('"operation":"signIn"');
  const secrets = [
    ...[testPassword, code, token, known.login, newcomer.login, 'planted'],
    shown.json<{ secret: string }>().secret,
    signedIn.json<{ id_token: string }>().id_token,
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test('An error is logged by kind, code and place, without the values it was about', () => {
  let written = '';
  const logger = createLogger({ write: (line) => (written += line) });
  const cause = Object.assign(new Error('Key (login_key)=(ada@planted.example) exists'), {
    code: '23505',
    constraint: 'accounts_login_key_key',
    detail: 'planted',
  });
  logger.error({ err: new DrizzleQueryError('SELECT', ['planted'], cause) }, 'failed');
  logger.error({ err: new SyntaxError('Unexpected token in planted') }, 'failed');
  logger.error({ err: 'planted' }, 'failed');
  expect(written).toContain('"code":"23505","constraint":"accounts_login_key_key"');
  expect(written).not.toContain('planted');
});

test.each([
  ['53100', 'the disk of the database is full'],
  ['25006', 'the database is read-only'],
])(
  'A failure %s of the database says that %s, and nothing of the database’s own',
  (code, meaning) => {
    let written = '';
    const logger = createLogger({ write: (line) => (written += line) });
    const cause = Object.assign(new Error('could not extend planted'), { code });
    logger.error({ err: new DrizzleQueryError('SELECT', ['planted'], cause) }, 'failed');
    expect(JSON.parse(written)).toMatchObject({ err: { code, meaning } });
    expect(written).not.toContain('planted');
  },
);

test('A lost connection, for which the driver has no code, is told in words', () => {
  let written = '';
  const logger = createLogger({ write: (line) => (written += line) });
  const cause = new Error('Connection terminated unexpectedly');
  logger.error({ err: new DrizzleQueryError('SELECT', ['planted'], cause) }, 'failed');
  expect(written).toMatch(/"meaning":"the connection to the database was lost/);
  expect(written).not.toContain('planted');
});

test('An error of our own keeps its words, so that it can be found', () => {
  let written = '';
  const logger = createLogger({ write: (line) => (written += line) });
  logger.error({ err: new Error('The mail was not composed') }, 'failed');
  expect(written).toContain('The mail was not composed');
});

test('Of several failures in one, each is logged as it would be alone, and which record it was about', () => {
  let written = '';
  const logger = createLogger({ write: (line) => (written += line) });
  const refused = Object.assign(new Error('ada@planted.example exists'), {
    code: '23505',
    constraint: 'accounts_login_key_key',
  });
  const query = new DrizzleQueryError('SELECT', ['planted'], refused);
  const failures = [new RecordFailure({ type: 'mail', id: 7 }, query), new Error('Out of paper')];
  logger.error({ err: new AggregateError(failures, 'Two were left') }, 'failed');
  logger.error({ err: new Error('planted', { cause: new AggregateError([query]) }) }, 'failed');

  const lines = written.trim().split('\n');
  const [direct, behind] = lines.map((line) => JSON.parse(line) as { err: unknown });
  const description = { code: '23505', constraint: 'accounts_login_key_key' };
  expect(direct?.err).toMatchObject({
    type: 'AggregateError',
    message: 'Two were left',
    errors: [
      { type: 'RecordFailure', ...description, record: { type: 'mail', id: 7 } },
      { type: 'Error', message: 'Out of paper' },
    ],
  });
  expect(behind?.err).toMatchObject({ errors: [{ type: 'DrizzleQueryError', ...description }] });
  expect(written).not.toContain('planted');
});
