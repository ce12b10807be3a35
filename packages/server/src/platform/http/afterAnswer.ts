import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Does the work once the answer has gone out, so that how long it takes tells nobody anything. What
 * fails then can only be logged.
 */
export function afterAnswer(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  work: () => Promise<void>,
): void {
  reply.raw.once('close', () => {
    work().catch((error: unknown) => {
      request.log.error({ err: error }, 'work after the answer failed');
    });
  });
}
