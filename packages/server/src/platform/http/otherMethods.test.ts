import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import { readContract } from './contract';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.signInAs('ROLE_ADMIN'));
});

afterAll(() => server.close());

const { operations } = readContract();
// Left out: to a GET, the last step of this path is the number of a document.
const paths = [...new Set(operations.map(({ path }) => path))].filter(
  (path) => path !== '/api/project-documents/approve-reject',
);

test.each(paths)(
  '%s says which methods it takes, and to the others that it does not',
  async (path) => {
    const taken = operations
      .filter((operation) => operation.path === path)
      .map(({ method }) => method.toUpperCase());
    const url = path.replace(/\{\w+\}/g, '2147483647');
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (taken.includes(method)) continue;
      const answer = await server.request(method, url, { token });
      expect(answer.statusCode, method).toBe(405);
      expect(answer.headers.allow?.toString().split(', ')).toEqual(taken);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      if (method !== 'HEAD') {
        expect(answer.json()).toMatchObject({
          type: '/problems/method-not-allowed',
          detail: expect.stringMatching(
            /^This address takes [A-Z]+(?:(?:, [A-Z]+)? or [A-Z]+)?\.$/,
          ) as string,
        });
      }
    }
  },
);

test.each(['/%61pi/projects?page=1', '/api/projects?x=%'])(
  'An address is the same however it is written: %s',
  async (url) => {
    expect((await server.request('PATCH', url, { token })).statusCode).toBe(405);
  },
);

test('What is sent with another method is not read', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await server.request('PATCH', '/api/projects', { token, headers, body: '{' });
  expect(answer.statusCode).toBe(405);
});

test.each(['/api', '/api/', '/api/project', '/api/projects/1/2', '/api/account/'])(
  '%s, where nothing stands, is not found whatever the method',
  async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      expect((await server.request(method, url, { token })).statusCode, method).toBe(404);
    }
  },
);

test('Asking for the head of an export exports nothing and is noted nowhere', async () => {
  const exported = async () => {
    const { rows } = await server.testDatabase.pool.query(
      "SELECT count(*)::int AS lines FROM audit_log WHERE action LIKE 'audit-log.%'",
    );
    return rows as unknown;
  };
  await server.request('GET', '/api/audit-log/export', { token });
  const before = await exported();
  expect(before).toEqual([{ lines: 1 }]);

  await server.request('HEAD', '/api/audit-log/export', { token });
  expect(await exported()).toEqual(before);
});
