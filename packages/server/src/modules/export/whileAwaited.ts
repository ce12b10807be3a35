import type { FastifyReply } from 'fastify';
import { CallerGone } from '../../platform/http/errors';

/**
 * Does work while its caller waits for the response. Once the caller disconnects, the signal is aborted, and
 * the error of the stopped work becomes `CallerGone` instead of a failure.
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
