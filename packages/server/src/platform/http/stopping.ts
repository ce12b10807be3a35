import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its answer once a stop has begun. A browser or a proxy would keep it open for
 * another request, and the stop would wait for it in vain.
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
    // Its headers were sent before the stop began.
    if (isStopping) reply.raw.socket?.end();
    done();
  });
}
