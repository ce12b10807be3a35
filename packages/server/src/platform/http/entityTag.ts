import type { FastifyReply, FastifyRequest } from 'fastify';
import { changedMeanwhile } from './problems';

const tagOf = (version: number) => `"${version}"`;

/** Sets the ETag to the version of the record that this answer shows. */
export function setEntityTag(reply: FastifyReply, version: number): void {
  reply.header('ETag', tagOf(version));
}

/** Refuses a request whose If-Match names another version than the stored one (RFC 9110, 13.1.1). */
export function refuseOtherVersion({ headers }: FastifyRequest, version: number): void {
  const asked = headers['if-match'];
  if (asked === undefined || asked.trim() === '*') return;
  const tags = asked.split(',').map((tag) => tag.trim());
  if (!tags.includes(tagOf(version))) throw changedMeanwhile();
}
