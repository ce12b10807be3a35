import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    workAfterAnswers: Set<Promise<void>>;
  }
}

/** Makes a stop wait for work that follows an answer, because the database is closed after it. */
export function finishWorkAfterAnswers(app: FastifyInstance): void {
  const unfinished = new Set<Promise<void>>();
  app.decorate('workAfterAnswers', unfinished);
  app.addHook('onClose', async () => {
    await Promise.all(unfinished);
  });
}

/**
 * Does work once the answer is sent, so that the response time reveals nothing about the work. A failure is
 * logged, and the work is lost unless the caller stored it before.
 */
export function afterAnswer(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  work: () => Promise<void>,
): void {
  const { workAfterAnswers } = request.server;
  const done = new Promise<void>((resolve) => {
    const begin = () => {
      work()
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'work after the answer failed');
        })
        .finally(resolve);
    };
    // Started by an event, because a promise of this request would carry its finished transaction along.
    if (!reply.raw.closed) reply.raw.once('close', begin);
    // The caller has hung up, but the work is due nevertheless.
    else setImmediate(begin);
  }).finally(() => workAfterAnswers.delete(done));
  workAfterAnswers.add(done);
}
