import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTooSlow } from './unreadable';

/** How long every body may take to arrive, however small it is. */
const firstMilliseconds = 15_000;

/** The slowest connection that is waited for; one held open on purpose is slower, and is cut. */
const leastBytesPerSecond = 16_384;

/** How long a body may take to arrive, by the largest body that the operation takes. */
const longestFor = (bodyLimit: number) =>
  firstMilliseconds + (bodyLimit / leastBytesPerSecond) * 1000;

/**
 * Limits how long a body may take to arrive, by the largest body that its operation takes. Node's
 * `requestTimeout` is the same for every request, and checked only twice a minute: a limit right for a
 * password would cut off a picture or an ethics document on a slow connection.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) limitTime(request, reply);
    done();
  });
}

/** Whether a request has a body, by its headers alone (RFC 9112, 6.3). */
export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function limitTime(request: FastifyRequest, reply: FastifyReply): void {
  const { raw, routeOptions } = request;
  const timer = setTimeout(() => {
    if (raw.complete) return;
    if (reply.sent) raw.destroy();
    else answerTooSlow(raw.socket);
  }, longestFor(routeOptions.bodyLimit)).unref();
  const stop = () => clearTimeout(timer);
  // `end` also comes when a test injects the body without a connection.
  raw.once('end', stop).once('close', () => {
    if (raw.complete || raw.socket.destroyed) stop();
  });
}
