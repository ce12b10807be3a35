import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, expectationFailed } from './problems';

/**
 * What Node would answer by itself, bare of our headers and words, goes the way of every request:
 * one without a host (with `requireHostHeader` off) and one with an expectation that nobody knows.
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

/** RFC 9112, 3.2: of two hosts a proxy may take the one and we the other. Before 1.1 there was none. */
function refuseUnclearHost({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
  );
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion !== '1.0')) {
    throw badRequest('A request names one host.');
  }
}

/** Node answers this one, `100 Continue`, and asks us about any other (RFC 9110, 10.1.1). */
function refuseUnknownExpectation({ headers: { expect } }: FastifyRequest): void {
  if (expect !== undefined && expect.toLowerCase() !== '100-continue') throw expectationFailed();
}
