import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { addressKey } from '../rateLimits/addressKey';
import type { Origin } from './operations';

/** Where a request came from, for limits and the audit log. */
export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ip: clientAddress(request),
});

/** The key under which the flood limit counts requests without a session. */
export const floodKey = (request: FastifyRequest): string =>
  `ip:${addressKey(clientAddress(request))}`;

/**
 * The caller's address in a form that the database can store. A port that a proxy has added is removed. If
 * the proxy passes on what the caller made up, the proxy's own address counts.
 */
function clientAddress({ ip, socket }: FastifyRequest): string {
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? unknownAddress;
}

/** Stands for the address of a connection that has already closed. */
const unknownAddress = '0.0.0.0';

/** An IP address without its port, and without the network card (zone) of a link-local address. */
function plainAddress(text = ''): string | undefined {
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const [address = ''] = (inBrackets ?? withPort ?? text).split('%');
  return isIP(address) === 0 ? undefined : address;
}
