import type { FastifyReply } from 'fastify';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a file while it is made, no faster than the caller takes it: all of it is never in memory, and
 * nothing more is made for a caller who has gone. What fails on the way cuts the connection, since the
 * file would otherwise end like a whole one. The first portion is there before anything is sent.
 */
export async function sendInPortions(
  reply: FastifyReply,
  first: string,
  rest: AsyncIterable<string>,
): Promise<void> {
  reply.hijack();
  reply.raw.statusCode = reply.statusCode;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  let failure: unknown;
  async function* all() {
    yield first;
    try {
      yield* rest;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    await pipeline(all, reply.raw);
  } catch {
    if (failure === undefined) reply.log.info('the client went away');
    else reply.log.error({ err: failure }, 'failed');
  }
}
