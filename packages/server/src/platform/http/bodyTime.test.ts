import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp';

let server: TestApp;
let token: string;
let port: number;

beforeAll(async () => {
  server = await startTestApp();
  ({ token } = await server.signInAs('ROLE_RESEARCHER'));
  port = Number(new URL(await server.app.listen({ port: 0 })).port);
});

afterAll(() => server.close());

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => vi.useRealTimers());

const consent = '/api/account/researcher/consented-to-anonymised-usage-data';
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

interface Sending {
  readonly socket: Socket;
  readonly request: IncomingMessage;
  /** Settles when the server first sends something. */
  readonly isAnswered: Promise<unknown>;
  /** All that the server says until it closes the connection. */
  readonly answer: Promise<string>;
}

/** Waits until the server reads the body: before that, `wait` would also advance the database's timers. */
async function untilBodyIsRead(request: IncomingMessage): Promise<void> {
  while (request.listenerCount('data') === 0) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends the head of a request and the `beginning` of its body of 500 bytes. */
async function begin(
  path: string,
  type: string,
  beginning: string,
  { bearer = token, connection = 'close' } = {},
): Promise<Sending> {
  const request = new Promise<IncomingMessage>((resolve) =>
    server.app.server.once('request', resolve),
  );
  const socket = connect(port, 'localhost').setEncoding('utf8');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${bearer}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 500\r\nConnection: ${connection}\r\n\r\n${beginning}`,
  );
  const isAnswered = once(socket, 'data');
  const answer = new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (text: string) => (received += text));
    socket.on('close', () => resolve(received));
  });
  return { socket, isAnswered, answer, request: await request };
}

const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
const form = 'multipart/form-data; boundary=x';

test('a small body that does not arrive within twenty seconds is answered 408, and the line is cut', async () => {
  const { answer, request } = await begin(consent, 'application/json', '{"isGiven');
  await untilBodyIsRead(request);
  wait(20);
  const received = await answer;
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toMatch(/^content-type: application\/problem\+json/im);
});

test('an ethics document may take two minutes to arrive, and no longer than two and a half', async () => {
  const slow = await begin('/api/project-documents', form, file);
  await untilBodyIsRead(slow.request);
  wait(120);
  slow.socket.write('x'.repeat(500 - file.length));
  expect(await slow.answer).toMatch(/^HTTP\/1\.1 400 /);

  const tooSlow = await begin('/api/project-documents', form, file);
  await untilBodyIsRead(tooSlow.request);
  wait(150);
  expect(await tooSlow.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('whoever is refused and goes on sending is not waited for', async () => {
  const { answer, isAnswered } = await begin(consent, 'application/json', '{', {
    bearer: 'unknown',
    connection: 'keep-alive',
  });
  await isAnswered;
  wait(20);
  expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
});
