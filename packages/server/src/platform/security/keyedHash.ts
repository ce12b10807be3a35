import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Turns a text into one that tells nothing of it to whoever lacks the key: addresses under which guesses are
 * counted, backup codes, what proves a known browser, and the order in which responses and answers are dealt.
 */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(secretKey: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sounding keyed hash', 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
