import type { FastifyRequest } from 'fastify';
import { hasBody } from './bodyTime';
import { badRequest, unsupportedMediaType } from './problems';

/**
 * Fastify skips validation for a media type without a schema, so a body of any other type than
 * the contract's is refused before it is read, and so are a compressed one and one that nobody asks for.
 */
export function refuseOtherBodies(request: FastifyRequest, mediaTypes: readonly string[]): void {
  // Fastify reads no body then, so that whatever is said about one is beside the point.
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

/** Many clients name the type of every body, also of none: Fastify would look for one that it can read. */
function refuseBody(request: FastifyRequest): void {
  if (hasBody(request)) throw badRequest('This address takes no body, and one was sent.');
  delete request.raw.headers['content-type'];
}

export const describeMediaTypes = (mediaTypes: readonly string[]): string =>
  mediaTypes.length === 0
    ? 'This address takes no body.'
    : `This address takes ${mediaTypes.join(' or ')}.`;
