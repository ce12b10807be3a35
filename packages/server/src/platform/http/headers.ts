import { analyticsTool, brand } from '@sounding/domain/product';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './pagePolicy';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  // The site alone, also to ourselves: an address may hold a mailed key or the name that somebody searched
  // for, and a proxy usually notes the Referer in its log.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

const overHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const;

/** No answer of the API may ever be run as a script or framed. */
export const apiHeaders = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cache-Control': 'no-store',
} as const;

const pages = {
  ...everywhere,
  'Content-Security-Policy': pagePolicy(analyticsTool(brand.analytics)),
  'Cache-Control': 'no-store',
} as const;

/** Sets the security headers before anything can fail, so that errors carry them too. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  isOverHttps = request.protocol === 'https',
): void {
  // By the matching route's address if there is one, because `/%61pi` leads to the same route as `/api`.
  reply.headers(isForApi(request.routeOptions.url ?? request.url) ? apiHeaders : pages);
  if (isOverHttps) reply.headers(overHttps);
}

export const isForApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
