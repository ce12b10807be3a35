import type { FastifyRequest } from 'fastify';
import { hasBody } from './bodyTime';
import { badRequest, unsupportedMediaType } from './problems';

/**
 * Refuses a body of another type than the contract's, a compressed body and an unexpected one, all before it
 * is read. Fastify would skip validation for a media type without a schema.
 */
export function refuseOtherBodies(request: FastifyRequest, mediaTypes: readonly string[]): void {
  // Fastify reads no body of a GET, so headers about one do not matter.
  if (request.method === 'GET') return;
  if (mediaTypes.length === 0) {
    refuseBody(request);
    return;
  }
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw unsupportedMediaType('This address takes no compressed body.');
  }
  const [essence = ''] = (request.headers['content-type'] ?? '').split(';');
  if (!mediaTypes.includes(essence.trim().toLowerCase())) {
    throw unsupportedMediaType(describeMediaTypes(mediaTypes));
  }
}

/** Refuses a body. Many clients send a content type without one, which Fastify would try to read. */
function refuseBody(request: FastifyRequest): void {
  if (hasBody(request)) throw badRequest('This address takes no body, and one was sent.');
  delete request.raw.headers['content-type'];
}

export const describeMediaTypes = (mediaTypes: readonly string[]): string =>
  mediaTypes.length === 0
    ? 'This address takes no body.'
    : `This address takes ${mediaTypes.join(' or ')}.`;
