import { isIPv6 } from 'node:net';

/** The key by which an address's guesses are counted; an IPv6 subscriber owns a whole /64 (RFC 6177). */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  return isIPv6(ip) ? `${expand(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** All eight groups, without leading zeros. */
function expand(ip: string) {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [start, end] = [groupsOf(head), groupsOf(tail)];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array<string>(gap).fill('0'), ...end].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
