import type { FastifyReply } from 'fastify';
import { CallerGone } from '../../platform/http/errors';

/**
 * Does work for as long as its caller waits for the answer: the signal is aborted once they have gone, and
 * what that ends is no failure.
 */
export async function whileAwaited<T>(
  { raw }: FastifyReply,
  work: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  if (raw.destroyed) leaving.abort();
  try {
    return await work(leaving.signal);
  } catch (error) {
    throw leaving.signal.aborted ? new CallerGone() : error;
  }
}
