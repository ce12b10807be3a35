import type { FastifyReply } from 'fastify';

/**
 * Does work for as long as its caller waits for the answer: the signal is aborted once they have gone.
 * Undefined where that ended the work, and then nothing is answered any more.
 */
export async function whileAwaited<T>(
  reply: FastifyReply,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  if (reply.raw.destroyed) leaving.abort();
  try {
    return await work(leaving.signal);
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
    reply.log.info('the client went away');
    reply.hijack();
    return undefined;
  }
}
