import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Hashes a text so that the hash reveals nothing to anybody without the key. Used for addresses whose guesses
 * are counted, backup codes, proofs of a known browser, and the order of responses and answers.
 */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(secretKey: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sounding keyed hash', 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
