import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** Sends a stream of server-sent events, which ends with its connection or the server. */
export type SendEvents = (events: Readable, reply: FastifyReply) => FastifyReply;

export function createSendEvents(app: FastifyInstance): SendEvents {
  const open = new Set<Readable>();
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    for (const events of open) events.push(null);
    done();
  });
  return function sendEvents(events, reply) {
    open.add(events);
    events.once('close', () => open.delete(events));
    // Also destroys a stream that nobody reads, because the caller has gone meanwhile.
    reply.raw.once('close', () => events.destroy());
    if (reply.raw.destroyed) events.destroy();
    if (isStopping) events.push(null);
    // A connection kept open for another request would delay a stop for seconds.
    return reply
      .header('Connection', 'close')
      .type('text/event-stream; charset=utf-8')
      .header('X-Accel-Buffering', 'no')
      .send(events);
  };
}
