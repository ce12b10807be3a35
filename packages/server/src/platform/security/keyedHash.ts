import { createHmac, hkdfSync } from 'node:crypto';

/** Turns an e-mail address into a key under which guesses are counted without storing it. */
export type KeyedHash = (text: string) => string;

export function createKeyedHash(secretKey: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sounding keyed hash', 32));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
