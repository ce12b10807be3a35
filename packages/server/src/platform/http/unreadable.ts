import type { ConnectionError } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from './problem';

/** Answers what is not HTTP, came too slowly or had too long a head: there is no request object yet. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 408
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? 431
        : 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const problem = new Problem({
    ...{ type: 'bad-request', title, status },
    detail: 'This request cannot be read.',
  });
  const body = JSON.stringify(problem.toBody(randomUUID()));
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; sandbox",
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
