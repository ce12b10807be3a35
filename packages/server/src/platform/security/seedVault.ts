import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A two-factor seed as the database keeps it. */
export interface SealedSeed {
  /** AES-256-GCM cipher text with its 16-byte tag at the end. */
  readonly secret: Buffer;
  readonly nonce: Buffer;
  /** Which key sealed it. */
  readonly keyId: string;
}

/** Seals two-factor seeds, each bound to its account, so that a row copied to another is useless. */
export interface SeedVault {
  /** Names the key that seals, and tells nothing of it. */
  readonly keyId: string;
  seal(accountId: number, seed: Uint8Array): SealedSeed;
  /** Throws for a seed that another key sealed, or that is not this account's. */
  open(accountId: number, sealed: SealedSeed): Buffer;
}

const algorithm = 'aes-256-gcm';
const tagLength = 16;

export function createSeedVault(secretKey: string): SeedVault {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'sounding two-factor seeds', 32));
  const keyId = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
  const owner = (accountId: number) => Buffer.from(`account ${accountId}`);
  return {
    keyId,
    seal(accountId, seed) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(owner(accountId));
      const body = Buffer.concat([cipher.update(seed), cipher.final()]);
      return { secret: Buffer.concat([body, cipher.getAuthTag()]), nonce, keyId };
    },
    open(accountId, sealed) {
      if (sealed.keyId !== keyId) {
        throw new Error(
          `A two-factor seed was sealed with key ${sealed.keyId}, and ours is ${keyId}`,
        );
      }
      const body = sealed.secret.subarray(0, -tagLength);
      const decipher = createDecipheriv(algorithm, key, sealed.nonce)
        .setAAD(owner(accountId))
        .setAuthTag(sealed.secret.subarray(-tagLength));
      return Buffer.concat([decipher.update(body), decipher.final()]);
    },
  };
}
