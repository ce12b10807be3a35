import type { FastifyRequest } from 'fastify';
import { unsupportedMediaType } from './problems';

/**
 * Fastify skips validation for a media type without a schema, so a body of any other type than
 * the contract's is refused before it is read, and so is a compressed one.
 */
export function refuseOtherMediaTypes(
  request: FastifyRequest,
  mediaTypes: readonly string[],
): void {
  // Fastify reads no body of these, so that whatever is said about one is beside the point.
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw unsupportedMediaType('This address takes no compressed body.');
  }
  if (mediaTypes.length === 0) return;
  const [essence = ''] = (request.headers['content-type'] ?? '').split(';');
  if (!mediaTypes.includes(essence.trim().toLowerCase())) {
    throw unsupportedMediaType(describeMediaTypes(mediaTypes));
  }
}

export const describeMediaTypes = (mediaTypes: readonly string[]): string =>
  mediaTypes.length === 0
    ? 'This address takes no body.'
    : `This address takes ${mediaTypes.join(' or ')}.`;
