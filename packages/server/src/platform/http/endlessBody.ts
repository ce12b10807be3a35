import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './problem';

/** How long a refused sender who goes on sending may take to read the answer. */
const patienceMilliseconds = 1_000;

interface Call {
  readonly request: Pick<FastifyRequest, 'raw'>;
  readonly reply: Pick<FastifyReply, 'raw'>;
}

/**
 * Rejects with the refusal as soon as more than `most` bytes of a body have arrived. A chunked body declares
 * no length, and would otherwise be read to its end. Further bytes are thrown away and the connection is cut
 * after a moment; cut at once, it would lose the answer. Call this in the same turn in which reading begins.
 */
export function refuseEndless(
  { request: { raw }, reply }: Call,
  { most, refusal }: { readonly most: number; readonly refusal: () => Problem },
): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0;
    raw.on('data', function count({ length }: Buffer) {
      received += length;
      if (received <= most) return;
      raw.off('data', count).unpipe();
      raw.resume();
      reply.raw.once('finish', () => {
        setTimeout(() => {
          if (!raw.complete) raw.destroy();
        }, patienceMilliseconds).unref();
      });
      reject(refusal());
    });
  });
}
