import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

const page = '<!doctype html><title>Sounding</title>';
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
let folder: string;
let server: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sounding-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', 'main-Ab12.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'main-Ab12.js.gz'), gzipSync('export {};'));
  await writeFile(join(folder, 'assets', 'main-Ab12.js.map'), '{}');
  await writeFile(join(folder, 'favicon.svg'), picture);
  server = await startTestApp({ appFolder: folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.request('GET', url, { headers });
const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

describe('A request that sets a condition', () => {
  test.each(['bytes=99999999-', 'bytes=x', 'bytes=0-1'])(
    'for the part %s of a file is answered with the whole',
    async (range) => {
      const answer = await get('/assets/main-Ab12.js', { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toBe('export {};');
      expect(answer.headers).not.toHaveProperty('accept-ranges');
    },
  );

  test('that a file does not meet is told so, and is no error in the log', async () => {
    for (const url of ['/assets/main-Ab12.js', '/signin']) {
      const answer = await get(url, { 'if-match': '"x"' });
      expect(answer.statusCode).toBe(412);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    }
    expect(server.log()).not.toContain('"level":"error"');
  });

  test('is spared a file that it has already, in the form that it takes', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const take = (headers = {}) =>
        get('/assets/main-Ab12.js', { 'accept-encoding': encoding, ...headers });
      const tag = String((await take()).headers.etag);
      for (const known of [tag, `"x", W/${tag}`, '*']) {
        const answer = await take({ 'if-none-match': known });
        expect(answer.statusCode, known).toBe(304);
        expect(answer.payload).toBe('');
        expect(answer.headers).toMatchObject({ etag: tag, vary: 'accept-encoding' });
        expect(answer.headers['cache-control']).toContain('immutable');
      }
      expect((await take({ 'if-none-match': '"x"' })).payload).not.toBe('');
      expect((await take({ 'if-match': tag })).statusCode).toBe(200);
    }
  });
});

describe('A page', () => {
  test.each(['/', '/signin', '/project-overview/12', '/account/reset/finish?key=abc.def'])(
    '%s is the app’s one document, and is never kept',
    async (url) => {
      for (const headers of [navigation, { accept: 'text/html' }, { accept: '*/*' }, {}]) {
        const answer = await get(url, headers);
        expect(answer.statusCode).toBe(200);
        expect(answer.payload).toBe(page);
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test('allows its own scripts and styles, the video player’s frame, and nothing inline', async () => {
    const answer = await get('/signin', navigation);
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com blob:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard dompurify sounding-worker; report-uri /csp-reports",
    );
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });
});

test('A page with a mailed key or a search in its address tells nobody more than its site', async () => {
  for (const url of ['/account/reset/finish?key=abc.def', '/admin?search=Okafor']) {
    const { headers } = await get(url, navigation);
    expect(headers['referrer-policy']).toBe('strict-origin');
  }
});

describe('A file', () => {
  test('named by its content is kept for a year, compressed where the browser can', async () => {
    const plain = await get('/assets/main-Ab12.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const compressed = await get('/assets/main-Ab12.js', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers['cache-control']).toContain('immutable');
    for (const refused of ['', 'br', 'gzip;q=0', 'br, gzip; q=0.0']) {
      const answer = await get('/assets/main-Ab12.js', { 'accept-encoding': refused });
      expect(answer.headers, refused).not.toHaveProperty('content-encoding');
      expect(answer.payload).toBe('export {};');
    }
  });

  test('is asked for by its head alone', async () => {
    const answer = await server.request('HEAD', '/favicon.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(picture.length),
    });
    expect(answer.payload).toBe('');
  });

  test('with a lasting name is kept for an hour', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    '/assets/gone.js',
    '/assets',
    '/assets/',
    '/%61ssets/gone',
    '/%61pi/nothing',
    '/assets/main-Ab12.js.map',
    '/index.html',
    '/.env',
    '/../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('that is not served is not found, even by a navigation: %s', async (url) => {
    for (const headers of [{}, navigation]) expect((await get(url, headers)).statusCode).toBe(404);
  });
});

test('A build in its place takes nothing from a server that runs: it goes on with what it started with', async () => {
  const names = ['index.html', 'favicon.svg', 'assets/main-Ab12.js', 'assets/main-Ab12.js.gz'];
  const builtAnew = await mkdtemp(join(tmpdir(), 'sounding-app-'));
  await cp(folder, builtAnew, { recursive: true });
  const running = await startTestApp({ appFolder: builtAnew });
  try {
    await Promise.all(names.map((name) => rm(join(builtAnew, name))));
    await writeFile(join(builtAnew, 'index.html'), page.replace('Sounding', 'Of tomorrow'));
    const ask = async (url: string, headers = {}) =>
      (await running.request('GET', url, { headers })).payload;
    expect(await ask('/signin', navigation)).toBe(page);
    expect(await ask('/favicon.svg')).toBe(picture);
    expect(await ask('/assets/main-Ab12.js')).toBe('export {};');
    expect(await ask('/assets/main-Ab12.js', { 'accept-encoding': 'gzip' })).not.toBe('');
  } finally {
    await running.close();
    await rm(builtAnew, { recursive: true });
  }
});

describe('An address under /api', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api?x=1'])(
    '%s never answers the page',
    async (url) => {
      const answer = await get(url, navigation);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
    },
  );

  test('is not remembered', async () => {
    expect((await get('/api/health')).headers['cache-control']).toBe('no-store');
  });

  test.each(['/api/health', '/api/account/role', '/api/nothing'])(
    '%s tells the time, by which the page judges what is past',
    async (url) => {
      const told = Date.parse((await get(url)).headers.date ?? '');
      expect(Math.abs(Date.now() - told)).toBeLessThan(60_000);
    },
  );
});

test.each(['/signin', '/api/health'])('%s may use no camera, microphone or place', async (url) => {
  expect((await get(url)).headers['permissions-policy']).toBe(
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  );
});

test('A password manager is led to the page on which a password is changed', async () => {
  const answer = await get('/.well-known/change-password', navigation);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/account/change-password');
});

test('An address that only begins like the API’s is a page', async () => {
  const answer = await get('/apiary', navigation);
  expect(answer.payload).toBe(page);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});

test('That there is no page is not remembered', async () => {
  expect((await get('/missing.png')).headers['cache-control']).toBe('no-store');
});

test('A monitor that asks only for the head of a page learns that it is there', async () => {
  const answer = await server.request('HEAD', '/signin', { headers: { accept: '*/*' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.payload).toBe('');
});

test('A form sent to a page gets no page', async () => {
  expect((await server.request('POST', '/signin', { headers: navigation })).statusCode).toBe(404);
});

test('A script’s request for a missing page gets no page', async () => {
  const headers = { 'sec-fetch-mode': 'cors', accept: '*/*' };
  expect((await get('/project-overview/12', headers)).statusCode).toBe(404);
});

test('Over HTTPS, as a trusted proxy says, the browser is told to stay there', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  expect((await get('/signin', headers)).headers).not.toHaveProperty('strict-transport-security');
  const behindProxy = await startTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  try {
    // The last three are addresses that cannot be read.
    for (const url of ['/api/health', '/%', '/api/%', '/api/projects/%E0%A4%A']) {
      const answer = await behindProxy.request('GET', url, { headers });
      expect(answer.headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains',
      );
      const plain = await behindProxy.request('GET', url, {
        headers: { 'x-forwarded-proto': 'https, http' },
      });
      expect(plain.headers).not.toHaveProperty('strict-transport-security');
      const stranger = await behindProxy.request('GET', url, { headers, from: '192.0.2.1' });
      expect(stranger.headers).not.toHaveProperty('strict-transport-security');
    }
  } finally {
    await behindProxy.close();
  }
});

async function report(violation: unknown): Promise<string> {
  const before = server.log().length;
  const answer = await server.request('POST', '/csp-reports', {
    body: JSON.stringify({ 'csp-report': violation }),
    headers: { 'content-type': 'application/csp-report' },
  });
  expect(answer.statusCode).toBe(204);
  return server.log().slice(before);
}

test('A browser’s report of a violation is taken, and logged without what a person typed', async () => {
  const logged = await report({
    'effective-directive': 'img-src',
    'blocked-uri': 'https://tracker.example/?secret=planted',
    'document-uri': 'https://sounding.example/account/reset/finish?key=planted',
  });
  expect(logged).toContain('"directive":"img-src","blocked":"https"');
  expect(logged).not.toContain('planted');
  const inline = { 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline' };
  expect(await report(inline)).toContain('"directive":"style-src-attr","blocked":"inline"');
});

const planted = 'ada.planted@university.example';

test.each<[string, unknown]>([
  ['the directive', { 'effective-directive': planted, 'blocked-uri': 'inline' }],
  ['the directive, behind a known one', { 'effective-directive': `img-src ${planted}` }],
  ['the directive, as what is no text', { 'effective-directive': [planted] }],
  ['what was stopped', { 'blocked-uri': planted }],
  ['the host of what was stopped', { 'blocked-uri': 'https://ada.planted.university.example/' }],
  ['the scheme of what was stopped', { 'blocked-uri': 'planted:x' }],
  ['a member of another name', { [planted]: planted }],
  ['the whole report', planted],
])('Nobody writes an address into the log by a report: %s', async (_where, violation) => {
  const logged = await report(violation);
  expect(logged).toContain('content security policy violated');
  expect(logged).toContain('other');
  expect(logged).not.toContain('planted');
});
