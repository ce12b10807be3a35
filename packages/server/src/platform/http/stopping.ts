import type { FastifyInstance } from 'fastify';

/**
 * A connection that was busy when the stop began is closed with its answer: kept for another request, by a
 * browser or a proxy, it would hold the stop up until nobody waits for it any more.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('Connection', 'close');
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    // Its head had gone out before the stop.
    if (isStopping) reply.raw.socket?.end();
    done();
  });
}
