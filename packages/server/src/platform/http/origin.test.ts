import type { Schemas } from '@sounding/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

const proxy = '192.0.2.80';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ environment: { TRUSTED_PROXIES: proxy, RATE_LIMITS: 'on' } });
});

afterAll(() => server.close());

/** Tries a password from an address, and returns the address that the audit log then has. */
async function addressKeptOf(from: string, forwarded?: string) {
  const { token } = await server.signInAs('ROLE_ADMIN');
  const tried = await server.request('POST', '/api/mf-authenticate/code', {
    json: { userName: 'nobody@sounding.example', password: 'Wrong-password-2026!' },
    from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  expect(tried.statusCode).toBe(401);
  const log = await server.request('GET', '/api/audit-log?size=1', { token });
  return log.json<Schemas['AuditPage']>().content[0]?.ipAddress;
}

describe('A refused sign-in is answered and kept with its address', () => {
  test.each([
    { what: 'of the own network', from: 'fe80::1%eth0', kept: 'fe80::1' },
    { what: 'beside a port', from: proxy, forwarded: '198.51.100.7:5678', kept: '198.51.100.7' },
    { what: 'in brackets', from: proxy, forwarded: '[2001:db8::7]:443', kept: '2001:db8::7' },
    { what: 'that the caller made up', from: proxy, forwarded: "x'; --", kept: proxy },
    {
      what: 'made up by somebody who is no proxy',
      from: '198.51.100.9',
      forwarded: '198.51.100.1',
      kept: '198.51.100.9',
    },
  ])('$what', async ({ from, forwarded, kept }) => {
    expect(await addressKeptOf(from, forwarded)).toBe(kept);
  });
});

test('Requests of one IPv6 subscriber add up, whichever of their addresses they come from', async () => {
  const statuses = new Set<number>();
  for (let number = 1; number <= 301; number += 1) {
    const from = `2001:db8:0:1::${number.toString(16)}`;
    statuses.add((await server.request('GET', '/api/projects', { from })).statusCode);
  }
  expect([...statuses]).toEqual([401, 429]);
  const neighbour = await server.request('GET', '/api/projects', { from: '2001:db8:0:2::1' });
  expect(neighbour.statusCode).toBe(401);
});
