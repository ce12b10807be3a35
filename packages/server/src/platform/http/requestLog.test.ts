import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

/** The log of one request: its whole text, and the lines that say `answered`. */
async function logOf(ask: () => Promise<unknown>) {
  const before = server.log().length;
  await ask();
  const text = server.log().slice(before);
  const lines = text.trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { text, answered: told.filter(({ msg }) => msg === 'answered') };
}

test('A request is logged in one line: its operation, who asked, how it ended and how long it took', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const { answered } = await logOf(() =>
    server.request('GET', '/api/projects/987654', { token: ada.token }),
  );
  expect(answered).toEqual([
    expect.objectContaining({
      method: 'GET',
      route: '/api/projects/:id',
      operation: 'getProject',
      status: 404,
      milliseconds: expect.any(Number) as number,
      account: ada.id,
    }),
  ]);
});

test.each([
  ['the key of a mailed link', '/api/account/check-reset-key/planted-key'],
  ['what somebody searched for', '/api/monitor-projects?search=planted'],
  ['an address that leads nowhere', '/api/planted'],
])('The log does not hold %s', async (_what, address) => {
  const monitor = await server.signInAs('ROLE_MONITOR_RESEARCHER');
  const { text, answered } = await logOf(() =>
    server.request('GET', address, { token: monitor.token }),
  );
  expect(answered).toHaveLength(1);
  expect(text).not.toContain('planted');
});
