import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { addressKey } from '../rateLimits/addressKey';
import type { Origin } from './operations';

/** Where a request came from, for limits and the audit log. */
export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ip: clientAddress(request),
});

/** Under which key the requests of somebody without a session add up. */
export const floodKey = (request: FastifyRequest): string =>
  `ip:${addressKey(clientAddress(request))}`;

/**
 * The caller's address as the database can keep it. A proxy may write a port beside it, or pass on
 * what the caller made up: then it is the proxy's own address that counts.
 */
function clientAddress({ ip, socket }: FastifyRequest): string {
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? unknownAddress;
}

/** A connection that is gone already has no address any more. */
const unknownAddress = '0.0.0.0';

/** Without the port, and without the network card that a link-local address is valid on. */
function plainAddress(text = ''): string | undefined {
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const [address = ''] = (inBrackets ?? withPort ?? text).split('%');
  return isIP(address) === 0 ? undefined : address;
}
