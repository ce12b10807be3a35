import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from './problem';

/** How long whoever is refused and goes on sending may take to read the answer. */
const patienceMilliseconds = 1_000;

interface Call {
  readonly request: Pick<FastifyRequest, 'raw'>;
  readonly reply: Pick<FastifyReply, 'raw'>;
}

/**
 * Rejects as soon as `most` bytes of a body have come and it still goes on, however long it was said to be:
 * one that comes in chunks says nothing, and would be read to its end. What comes after that is thrown away,
 * and the connection cut in a moment; cut at once, it would take the answer with it. Call it in the same
 * turn in which the reading begins.
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
