import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A secret in the form that the database stores. */
export interface Sealed {
  /** AES-256-GCM cipher text with its 16-byte tag at the end. */
  readonly secret: Buffer;
  readonly nonce: Buffer;
  /** Which key sealed it. */
  readonly keyId: string;
}

/** Encrypts secrets of one kind, each bound to what it belongs to, so that it opens for nothing else. */
export interface Seal {
  /** Identifies the sealing key without revealing it. */
  readonly keyId: string;
  readonly seal: (belongsTo: string, content: Uint8Array) => Sealed;
  /** Throws if another key sealed it, or if it does not belong to this. */
  readonly open: (belongsTo: string, sealed: Sealed) => Buffer;
}

const algorithm = 'aes-256-gcm';
const tagLength = 16;

/** @param kind Each kind has a key of its own, so that none opens secrets of another kind. */
export function createSeal(secretKey: string, kind: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', kind, 32));
  const keyId = createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16);
  return {
    keyId,
    seal(belongsTo, content) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(belongsTo));
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return { secret: Buffer.concat([body, cipher.getAuthTag()]), nonce, keyId };
    },
    open(belongsTo, { secret, nonce, keyId: sealedWith }) {
      if (sealedWith !== keyId) {
        throw new Error(`It was sealed with key ${sealedWith}, and ours is ${keyId}`);
      }
      const decipher = createDecipheriv(algorithm, key, nonce)
        .setAAD(Buffer.from(belongsTo))
        .setAuthTag(secret.subarray(-tagLength));
      return Buffer.concat([decipher.update(secret.subarray(0, -tagLength)), decipher.final()]);
    },
  };
}
