import { analyticsTool, brand } from '@sounding/domain/product';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './pagePolicy';

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;

const overHttps = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } as const;

/** Nothing that an API answers is ever to be run or framed. */
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

/** Set before anything can fail, so that errors carry them too. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  isOverHttps = request.protocol === 'https',
): void {
  // The route's own address where there is one: `/%61pi` leads to the same place as `/api`.
  reply.headers(isForApi(request.routeOptions.url ?? request.url) ? apiHeaders : pages);
  if (holdsKey(request.url)) reply.header('Referrer-Policy', 'no-referrer');
  if (isOverHttps) reply.headers(overHttps);
}

/** A mailed key in the address would go along with each file that the page asks for. */
const holdsKey = (url: string): boolean => /[?&]key=/.test(url);

export const isForApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);
