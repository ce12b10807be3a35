import type { FastifyRequest } from 'fastify';
import { BlockList, isIP } from 'node:net';

/** Whether the X-Forwarded headers that this address sends are believed. */
export type ProxyTrust = (address: string | undefined) => boolean;

/** @param trustedProxies Addresses and ranges, as the settings have checked them. */
export function createProxyTrust(trustedProxies: readonly string[]): ProxyTrust {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (family === undefined) continue;
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address = '') => {
    const family = familyOf(address);
    return family !== undefined && trusted.check(address, family);
  };
}

function familyOf(address: string) {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}

/**
 * Whether an unreadable request came over HTTPS. Fastify does not apply its proxy rule to such a request, so
 * this repeats the rule: the last entry counts.
 */
export function isForwardedOverHttps({ raw }: FastifyRequest, isTrusted: ProxyTrust): boolean {
  const forwarded = raw.headers['x-forwarded-proto']?.toString() ?? '';
  return forwarded.split(',').at(-1)?.trim() === 'https' && isTrusted(raw.socket.remoteAddress);
}
