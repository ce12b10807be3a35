import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../platform/database/schema';
import { auditLines } from '../../testing/auditLines';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const agreement = '/api/account/researcher/accepted-user-agreement';
const consent = '/api/account/researcher/consented-to-anonymised-usage-data';

describe('A signed-in person', () => {
  test.each(['ROLE_RESEARCHER', 'ROLE_MONITOR_RESEARCHER', 'ROLE_ADMIN'] as const)(
    'asks for the own role and login as %s [API-05, API-06]',
    async (role) => {
      const { token, login } = await server.signInAs(role);
      expect((await server.request('GET', '/api/account/role', { token })).json()).toBe(role);
      expect((await server.request('GET', '/api/account', { token })).json()).toEqual({ login });
    },
  );

  test('accepts the agreement once and for all, and gets at the projects [API-09, API-10, OPEN-98]', async () => {
    const { token, id } = await server.signInAs('ROLE_RESEARCHER', { hasAcceptedAgreement: false });
    expect((await server.request('GET', '/api/projects', { token })).statusCode).toBe(403);
    expect((await server.request('GET', agreement, { token })).json()).toBe(false);

    expect((await server.request('POST', agreement, { token })).statusCode).toBe(204);
    expect((await server.request('GET', agreement, { token })).json()).toBe(true);
    expect((await server.request('GET', '/api/projects', { token })).statusCode).toBe(200);

    const accepted = server.clock();
    server.clock.advance({ seconds: 60 });
    await server.request('POST', agreement, { token });
    const [stored] = await server.platform.database
      .select({ at: accounts.agreementAcceptedAt })
      .from(accounts)
      .where(eq(accounts.id, id));
    expect(stored?.at).toEqual(accepted);
  });

  test('gives and withdraws consent to usage data, which nobody has given at first [API-11, API-12, OPEN-98]', async () => {
    const { token } = await server.signInAs('ROLE_MONITOR_RESEARCHER');
    const isGiven = async () => (await server.request('GET', consent, { token })).json<boolean>();
    expect(await isGiven()).toBe(false);
    for (const choice of [true, false, true]) {
      const answer = await server.request('POST', consent, { token, json: choice });
      expect(answer.statusCode).toBe(204);
      expect(await isGiven()).toBe(choice);
    }
  });

  test('agrees and consents for nobody else [API-10, API-12]', async () => {
    const { token } = await server.signInAs('ROLE_RESEARCHER', { hasAcceptedAgreement: false });
    const other = await server.signInAs('ROLE_RESEARCHER', { hasAcceptedAgreement: false });

    await server.request('POST', agreement, { token });
    await server.request('POST', consent, { token, json: true });

    for (const path of [agreement, consent]) {
      expect((await server.request('GET', path, { token })).json()).toBe(true);
      expect((await server.request('GET', path, other)).json()).toBe(false);
    }
  });

  test('signs out for good, on this device alone', async () => {
    const here = await server.signInAs('ROLE_RESEARCHER');
    const { platform } = server;
    const elsewhere = await platform.database.transaction((transaction) =>
      platform.sessions.open(transaction, here.id),
    );
    const answer = await server.request('POST', '/api/account/logout', { token: here.token });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    const statuses = await Promise.all(
      [here.token, elsewhere].map(async (token) => {
        const role = await server.request('GET', '/api/account/role', { token });
        return role.statusCode;
      }),
    );
    expect(statuses).toEqual([401, 200]);
  });
});

test('What a person does with the own account stands in the audit log, in order', async () => {
  const { token, id } = await server.signInAs('ROLE_RESEARCHER', { hasAcceptedAgreement: false });
  await server.request('POST', agreement, { token });
  await server.request('POST', consent, { token, json: true });
  await server.request('POST', '/api/account/logout', { token });
  expect(await auditLines(server, { actor: id }, 'action', 'ip')).toEqual(
    ['agreement.accepted', 'usage-data-consent.set', 'sign-out'].map((action) => ({
      action,
      ip: '127.0.0.1',
    })),
  );
});
