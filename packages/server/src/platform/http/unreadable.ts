import type { ConnectionError } from 'fastify';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiHeaders } from './headers';
import { unreadable } from './problems';

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** How long somebody may take to read the answer before the connection is cut. */
const patienceMilliseconds = 1_000;

/** Answers what is not HTTP, came too slowly or has too long a head; no request object exists yet. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else endWith(statuses[error.code] ?? 400, socket);
}

/** Answers in place of a request whose body has not arrived in its time. */
export const answerTooSlow = (socket: Socket) => endWith(408, socket);

function endWith(status: number, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(unreadableAnswer(status));
  // A peer that never closes its side would keep the connection for ever: no other timer runs.
  setTimeout(() => socket.destroy(), patienceMilliseconds).unref();
}

function unreadableAnswer(status: number): string {
  const body = JSON.stringify({ ...unreadable().toBody(randomUUID()), status });
  const headers = {
    ...apiHeaders,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
