import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/startTestApp';

test('A stop finishes a request in hand and closes its connection, which its caller would keep', async () => {
  const server = await startTestApp();
  const { app } = server;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const ended = once(socket, 'end');
  const arrived = once(app.server, 'request');
  const body = JSON.stringify({
    userName: 'ada@sounding.example',
    password: 'wrong',
    code: '123456',
  });
  socket.write(
    `POST /api/mf-authenticate HTTP/1.1\r\nHost: sounding\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await arrived;
  const closed = server.close();
  socket.write(body.slice(10));
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
