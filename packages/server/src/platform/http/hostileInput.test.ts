import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../../testing/patience';
import { startTestApp, type RequestOptions, type TestApp } from '../../testing/startTestApp';
import { readContract, type ContractOperation } from './contract';

let server: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.signInAs('ROLE_RESEARCHER'));
  port = Number(new URL(await server.app.listen({ port: 0 })).port);
});

afterAll(() => server.close());

const consent = '/api/account/researcher/consented-to-anonymised-usage-data';
const post = (options: RequestOptions) => server.request('POST', consent, { token, ...options });
const json = { 'content-type': 'application/json' };

const signIn = (body: unknown) =>
  server.request('POST', '/api/mf-authenticate/code', { json: body });

describe('A body is refused with 400', () => {
  test.each([
    ['text for a boolean', '"true"'],
    ['a number for a boolean', '1'],
    ['null for a boolean', 'null'],
    ['an array around it', '[true]'],
    ['something that is not JSON', '{true'],
    ['nothing', ''],
    ['lists within lists, 20,000 times', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['a poisoned prototype', '{"__proto__": {"admin": true}}'],
    ['a poisoned constructor', '{"constructor": {"prototype": {"admin": true}}}'],
  ])('that is %s', async (_name, body) => {
    expect((await post({ body, headers: json })).statusCode).toBe(400);
  });

  test.each([
    ['U+0000', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud800b'],
    ['an escape character', 'a\u001bb'],
  ])('with %s in a text', async (_name, userName) => {
    const answer = await signIn({ userName, password: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/userName' }] });
  });

  test('that is not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('"'), Buffer.from([0xc3, 0x28]), Buffer.from('"')]);
    expect((await post({ body, headers: json })).statusCode).toBe(400);
  });

  test('with a member that the contract does not know', async () => {
    const answer = await signIn({ userName: 'a@b.c', password: 'x', role: 'ROLE_ADMIN' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/role' }] });
  });

  test('with null, a number or a list where text belongs', async () => {
    for (const userName of [null, 5, ['a@b.c']]) {
      expect((await signIn({ userName, password: 'x' })).statusCode).toBe(400);
    }
  });

  test('with a password that would cost too much to hash', async () => {
    const answer = await signIn({ userName: 'a@b.c', password: 'x'.repeat(129) });
    expect(answer.statusCode).toBe(400);
  });
});

describe('A body is refused', () => {
  test('with 413 above its limit, declared or not', async () => {
    const body = `"${'x'.repeat(70_000)}"`;
    expect((await post({ body, headers: json })).statusCode).toBe(413);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/merge-patch+json',
    '',
  ])('with 415 as %s', async (type) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    expect((await post({ body: 'true', headers })).statusCode).toBe(415);
  });

  test('with 415 when it is compressed', async () => {
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect((await post({ body: 'true', headers })).statusCode).toBe(415);
  });
});

describe('Where no body is described', () => {
  const bodiless = readContract().operations.filter(
    ({ method, mediaTypes }) => method !== 'get' && mediaTypes.length === 0,
  );

  const asked = async (
    { method, path, roles }: ContractOperation,
    options: Omit<RequestOptions, 'token'>,
  ) => {
    const [role = 'ROLE_RESEARCHER'] = roles;
    const { token: own } = await server.signInAs(role);
    const url = path.replace(/\{\w+\}/g, '2147483647');
    return server.request(method.toUpperCase(), url, { token: own, ...options });
  };

  test.each(bodiless)('$id refuses one, whatever it is', async (operation) => {
    for (const [type, body] of [
      ['application/json', '{}'],
      ['application/json', '{'],
      ['application/json', '['.repeat(20_000) + ']'.repeat(20_000)],
      ['text/plain', 'x'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/xml', '<a/>'],
    ] as const) {
      const answer = await asked(operation, { body, headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        detail: 'This address takes no body, and one was sent.',
      });
    }
  });

  test.each(bodiless)('$id takes an empty one, whatever it is said to be', async (operation) => {
    for (const type of ['application/x-www-form-urlencoded', 'application/json', 'nonsense']) {
      const headers = { 'content-type': type, 'content-length': '0' };
      // 404 and 409: there is no such record to do it to.
      expect([201, 204, 404, 409]).toContain(
        (await asked(operation, { body: '', headers })).statusCode,
      );
    }
  });

  test('what is read is read whatever is said about its body', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/xml' };
    expect((await server.request('GET', consent, { token, headers })).statusCode).toBe(200);
  });
});

describe('An address', () => {
  test.each(['/api/health', '/%61pi/health', '/ap%69/%68ealth'])(
    'leads to an answer that is neither run nor framed, written as %s',
    async (url) => {
      const { statusCode, headers } = await server.request('GET', url);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/);
    },
  );

  test.each([
    '/api/projects/2147483648',
    '/api/projects/0',
    '/api/projects/-1',
    '/api/projects/1.5',
    '/api/projects/1e3000',
    '/api/projects/x',
    '/api/projects/%00',
    '/api/projects/%EF%BF%BF',
  ])('%s is nobody’s fault but the caller’s', async (url) => {
    const answer = await server.request('GET', url, { token });
    expect([400, 404]).toContain(answer.statusCode);
  });

  test.each([
    ['/api/projects/', 'ROLE_RESEARCHER'],
    ['/api/researchers?page=', 'ROLE_ADMIN'],
  ] as const)('%s with a number that no computer counts to is refused', async (start, role) => {
    const { token: own } = await server.signInAs(role);
    const answer = await server.request('GET', `${start}${'9'.repeat(400)}`, { token: own });
    expect(answer.statusCode).toBe(400);
  });

  test.each(
    readContract().operations.filter(({ method, path }) => method === 'get' && !path.includes('{')),
  )('of $id is answered as the contract says, whatever hangs on it', async ({ path, roles }) => {
    const [role] = roles;
    const own = role === undefined ? undefined : (await server.signInAs(role)).token;
    for (const query of ['x=%00', 'x=%', 'search=%00', 'page=1&page=2', '__proto__=1', 'x&x&x']) {
      const answer = await server.request('GET', `${path}?${query}`, { token: own });
      expect([200, 400], query).toContain(answer.statusCode);
    }
  });

  const addressed = readContract().operations.filter(
    ({ path, takesAnyText }) => path.includes('{') && !takesAnyText,
  );

  test.each(addressed)('of $id that names nothing is refused plainly', async (operation) => {
    const [role = 'ROLE_RESEARCHER'] = operation.roles;
    const { token: own } = await server.signInAs(role);
    const [type] = operation.mediaTypes;
    const body = type === undefined ? {} : { body: '{}', headers: { 'content-type': type } };
    for (const value of ['%', '%zz', '%C0%AE', '%00', '1%00', '%0A', '1%2F2', 'x'.repeat(15_000)]) {
      const url = operation.path.replace(/\{\w+\}/u, value);
      const answer = await server.request(operation.method.toUpperCase(), url, {
        token: own,
        ...body,
      });
      expect(answer.statusCode, value).toBe(400);
      expect(answer.json()).toMatchObject({
        detail: expect.stringMatching(
          /^(?:This request cannot be read|The (?:address|number in the address) [a-z ]+)\.$/,
        ) as string,
      });
    }
  });

  test.each(['/api/projects/%', '/api/%E0%A4%A', '/%C0%AE%C0%AE/etc/passwd'])(
    '%s that cannot be decoded is answered as a problem, headers included',
    async (url) => {
      const answer = await server.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'PATCH'])(
    'answers %s with 405 and allows no other origin',
    async (method) => {
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const answer = await server.request(method, '/api/projects', { headers });
      expect(answer.statusCode).toBe(405);
      const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      expect(names).toEqual([]);
    },
  );
});

describe('On the wire', () => {
  /** The next request, once its body is being read. */
  async function beingRead() {
    const request = await new Promise<IncomingMessage>((resolve) => {
      server.app.server.once('request', resolve);
    });
    await vi.waitFor(() => expect(request.listenerCount('data')).toBeGreaterThan(0), patience);
    return request;
  }

  const exchange = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, 'localhost', () => socket.end(text));
      socket.setEncoding('utf8');
      socket.on('data', (chunk: string) => (received += chunk));
      socket.on('close', () => {
        resolve(received);
      });
      socket.on('error', reject);
    });

  test.each([
    ['what is not HTTP', 400, 'HELO sounding'],
    ['a head of 20 kB', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}`],
    ['a request without a host', 400, 'GET /api/health HTTP/1.1\r\nConnection: close'],
    ['one with two', 400, 'GET /api/health HTTP/1.1\r\nHost: a\r\nHOST: b\r\nConnection: close'],
    [
      'an expectation that nobody knows',
      417,
      'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\nConnection: close',
    ],
  ])(
    '%s is answered %i as a problem, with every header of the API',
    async (_name, status, head) => {
      const answer = await exchange(`${head}\r\n\r\n`);
      const usual = await server.app.inject('/api/health');

      expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
      expect(answer).toMatch(/^content-type: application\/problem\+json/im);
      const [, body = ''] = answer.split('\r\n\r\n');
      expect(JSON.parse(body)).toMatchObject({ status, instance: expect.any(String) as string });
      const ours = Object.entries(usual.headers).filter(
        ([name]) => !['content-type', 'content-length', 'date', 'connection'].includes(name),
      );
      expect(ours.length).toBeGreaterThan(7);
      for (const [name, value] of ours) {
        expect(answer.toLowerCase()).toContain(`\r\n${name}: ${String(value)}\r\n`.toLowerCase());
      }
    },
  );

  test('what expects 100-continue, and what is too old to name a host, is served', async () => {
    for (const head of [
      'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nConnection: close',
      'GET /api/health HTTP/1.0',
    ]) {
      expect(await exchange(`${head}\r\n\r\n`)).toContain('\r\n\r\n{"status":"ok"}');
    }
  });

  test('whoever sends nonsense cannot keep the connection by never closing it', async () => {
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    const isEnded = new Promise((resolve) => socket.on('end', resolve));
    socket.write('HELO sounding\r\n\r\n');
    await isEnded;
    const open = () =>
      new Promise<number>((resolve) => {
        server.app.server.getConnections((_error, count) => resolve(count));
      });

    await vi.waitFor(async () => expect(await open()).toBe(0), patience);
    socket.destroy();
  });

  test.each([
    ['JSON', consent, 'application/json', '{"isGiven'],
    ['text', '/api/account/reset-password/init', 'text/plain', 'ada@'],
    [
      'a file',
      '/api/project-documents',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ],
  ])(
    '%s that is cut short by its sender is no error of ours',
    async (_name, path, type, beginning) => {
      const logged = server.log().length;
      const socket = connect(port, 'localhost');
      const reading = beingRead();
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 500\r\n\r\n${beginning}`,
      );
      const request = await reading;
      socket.resetAndDestroy();

      const lines = () => server.log().slice(logged);
      await vi.waitFor(() => expect(lines()).toContain('went away'), patience);
      expect(request.destroyed).toBe(true);
      expect(lines()).not.toMatch(/"level":"(?:warn|error)"/);
    },
  );

  test('a multipart body without a boundary is never a server error', async () => {
    const { token: researcher } = await server.signInAs('ROLE_RESEARCHER');
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await server.request('POST', '/api/project-documents', {
        token: researcher,
        body: '--y\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
        headers: { 'content-type': type },
      });
      expect([400, 415]).toContain(answer.statusCode);
    }
  });
});

describe('A change that another site started is refused', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('%o', async (headers: Record<string, string>) => {
    const answer = await post({ json: true, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ type: '/problems/cross-site' });
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'http://127.0.0.1:4000' }],
    [{ origin: 'http://localhost:8080', host: 'localhost:8080' }],
    [{}],
  ])('but not one of our own: %o', async (headers: Record<string, string>) => {
    expect((await post({ json: true, headers })).statusCode).toBe(204);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'also where it is an empty form for a call that takes no body: %o',
    async (start: Record<string, string>) => {
      const headers = { ...start, 'content-type': 'application/x-www-form-urlencoded' };
      const path = '/api/account/researcher/accepted-user-agreement';
      const answer = await server.request('POST', path, { token, body: '', headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ type: '/problems/cross-site' });
    },
  );

  test('and it may still read nothing but what a link could', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await server.request('GET', '/api/account/role', { headers });
    expect(answer.statusCode).toBe(401);
  });
});
