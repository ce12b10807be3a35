import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    workAfterAnswers: Set<Promise<void>>;
  }
}

/** A stop waits for what an answer has promised: the database is closed behind it. */
export function finishWorkAfterAnswers(app: FastifyInstance): void {
  const unfinished = new Set<Promise<void>>();
  app.decorate('workAfterAnswers', unfinished);
  app.addHook('onClose', async () => {
    await Promise.all(unfinished);
  });
}

/**
 * Does the work once the answer has gone out, so that how long it takes tells nobody anything. What
 * fails then is logged, and lost where whoever gave it did not keep it before.
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
    // Begun by the event and not by a promise of this request, whose transaction is over by then.
    if (!reply.raw.closed) reply.raw.once('close', begin);
    // Whoever has hung up meanwhile is owed it all the same.
    else setImmediate(begin);
  }).finally(() => workAfterAnswers.delete(done));
  workAfterAnswers.add(done);
}
