import type { FastifyInstance } from 'fastify';

/** Logs one line per request, with the route's pattern, since an address can hold a key. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        operation: request.routeOptions.config.operationId,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        account: request.caller?.accountId,
      },
      'answered',
    );
    done();
  });
}
