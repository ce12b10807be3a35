import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerTooSlow } from './unreadable';

/** How long the whole of a small body may take to arrive, however slow the line. */
const firstMilliseconds = 15_000;

/** A line that carries less is of no use to anybody; what somebody holds open on purpose ends with it. */
const leastBytesPerSecond = 16_384;

/** How long a body may take to arrive of which a call takes so many bytes at most. */
const longestFor = (bodyLimit: number) =>
  firstMilliseconds + (bodyLimit / leastBytesPerSecond) * 1000;

/**
 * Node's `requestTimeout` is the same for every request, and looked at twice a minute: what is enough for
 * a password would cut a picture or an ethics document off on a slow line. So each call has its own time,
 * by the largest body that it takes.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) limitTime(request, reply);
    done();
  });
}

/** What a request says of itself (RFC 9112, 6.3): nothing of the body has to be read. */
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
  // Read to its end, also where a test hands it over and no line brings it.
  raw.once('end', stop).once('close', () => {
    if (raw.complete || raw.socket.destroyed) stop();
  });
}
