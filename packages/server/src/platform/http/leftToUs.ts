import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, expectationFailed } from './problems';

/**
 * Handles requests that Node would otherwise answer by itself, without our headers and words: those without a
 * Host (`requireHostHeader` is off) and those with an unknown expectation.
 */
export function answerWhatNodeWould(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => {
    app.routing(request, response);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    refuseUnclearHost(request);
    refuseUnknownExpectation(request);
    done();
  });
}

/** RFC 9112, 3.2: of two hosts, a proxy may take one and we the other. HTTP/1.0 requires no host. */
function refuseUnclearHost({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
  );
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion !== '1.0')) {
    throw badRequest('A request names one host.');
  }
}

/** Node itself answers `100-continue`, and leaves any other expectation to us (RFC 9110, 10.1.1). */
function refuseUnknownExpectation({ headers: { expect } }: FastifyRequest): void {
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw expectationFailed();
}
