import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';
import type { SignedIn } from '../../testing/testAccounts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ environment: { RATE_LIMITS: 'on' } });
});

afterAll(() => server.close());

const consent = '/api/account/researcher/consented-to-anonymised-usage-data';

const change = ({ token }: SignedIn, from: string) =>
  server.request('POST', consent, { token, json: true, from });

const read = (token: string, from: string) =>
  server.request('GET', '/api/account/role', { token, from });

test('One session makes sixty changes a minute and no more, from wherever it asks; it may still read', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  const grace = await server.signInAs('ROLE_RESEARCHER');
  const statuses: number[] = [];
  for (let time = 1; time <= 60; time += 1) {
    statuses.push((await change(ada, `192.0.2.${time}`)).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([204]));

  const refused = await change(ada, '192.0.2.61');

  expect(refused.statusCode).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await read(ada.token, '192.0.2.61')).statusCode).toBe(200);
  expect((await change(grace, '192.0.2.61')).statusCode).toBe(204);
});

test('One session makes three hundred requests a minute and no more', async () => {
  const ada = await server.signInAs('ROLE_RESEARCHER');
  for (let time = 1; time <= 300; time += 1) {
    expect((await read(ada.token, '192.0.2.1')).statusCode).toBe(200);
  }
  expect((await read(ada.token, '192.0.2.1')).statusCode).toBe(429);
});

test('Tokens that open nothing add up by the address that tries them', async () => {
  const wrong = (number: number) => number.toString(36).padStart(43, 'A');
  for (let number = 1; number <= 300; number += 1) {
    expect((await read(wrong(number), '198.51.100.1')).statusCode).toBe(401);
  }
  expect((await read(wrong(301), '198.51.100.1')).statusCode).toBe(429);
  expect((await read(wrong(301), '198.51.100.2')).statusCode).toBe(401);
});

test('Whoever watches the server is answered however much comes from their address', async () => {
  const ask = () => server.request('GET', '/api/ready', { from: '203.0.113.2' });
  for (let time = 1; time <= 310; time += 1) {
    expect((await ask()).statusCode).toBe(200);
  }
  expect((await server.request('GET', '/api/health', { from: '203.0.113.2' })).statusCode).toBe(
    200,
  );
});

test('One address reports sixty times a minute what the page policy stopped, and no more', async () => {
  const report = () =>
    server.request('POST', '/csp-reports', {
      body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
      headers: { 'content-type': 'application/csp-report' },
      from: '203.0.113.1',
    });
  for (let time = 1; time <= 60; time += 1) expect((await report()).statusCode).toBe(204);
  expect((await report()).statusCode).toBe(429);
});
