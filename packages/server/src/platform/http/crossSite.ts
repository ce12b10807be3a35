import type { FastifyRequest } from 'fastify';
import { crossSite } from './problems';

/**
 * Refuses a change that another site started: by what the browser says about the request's start
 * (Fetch Metadata), or by its origin where the browser does not say. Programs send neither.
 */
export function refuseOtherSites(request: FastifyRequest, publicOrigin: string): void {
  if (request.method === 'GET') return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw crossSite();
    return;
  }
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicOrigin) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw crossSite();
}
