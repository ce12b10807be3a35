import cfb from 'cfb';
import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** How often the password is hashed; this makes each guess expensive. */
const spinCount = 100_000;
const segmentBytes = 4_096;

/** What each derived key or vector is for (MS-OFFCRYPTO 2.3.4.11 to 2.3.4.14). */
const purposes = {
  verifierInput: Buffer.from('fea7d2763b4b9e79', 'hex'),
  verifierHash: Buffer.from('d7aa0f6d3061344e', 'hex'),
  key: Buffer.from('146e0be7abacd0d6', 'hex'),
  integrityKey: Buffer.from('5fb2ad010cb9e1f6', 'hex'),
  integrityValue: Buffer.from('a0677f02b22c8433', 'hex'),
} as const;

const sha512 = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('sha512');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** AES-256-CBC, padded with zeros to a whole block; the length of the plain data is stored elsewhere. */
function encrypt(key: Uint8Array, vector: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, vector.subarray(0, 16)).setAutoPadding(false);
  const padding = Buffer.alloc((16 - (plain.length % 16)) % 16);
  return Buffer.concat([cipher.update(plain), cipher.update(padding), cipher.final()]);
}

function stretched(password: string, salt: Uint8Array): Buffer {
  let hash = sha512(salt, Buffer.from(password, 'utf16le'));
  for (let spin = 0; spin < spinCount; spin += 1) hash = sha512(uint32(spin), hash);
  return hash;
}

function encryptSegments(plain: Uint8Array, key: Uint8Array, salt: Uint8Array): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(plain.length));
  const segments: Buffer[] = [length];
  for (let from = 0; from < plain.length; from += segmentBytes) {
    const vector = sha512(salt, uint32(from / segmentBytes));
    segments.push(encrypt(key, vector, plain.subarray(from, from + segmentBytes)));
  }
  return Buffer.concat(segments);
}

/** An Office file that opens only with the password: agile AES-256 encryption (MS-OFFCRYPTO 2.3.4.10). */
export function encryptPackage(plain: Uint8Array, password: string): Uint8Array<ArrayBuffer> {
  const [keySalt, passwordSalt, verifier] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const [key, integrityKey] = [randomBytes(32), randomBytes(64)];
  const encryptedPackage = encryptSegments(plain, key, keySalt);
  const integrity = createHmac('sha512', integrityKey).update(encryptedPackage).digest();
  const hash = stretched(password, passwordSalt);
  const withPassword = (purpose: Uint8Array, secret: Uint8Array) =>
    encrypt(sha512(hash, purpose).subarray(0, 32), passwordSalt, secret).toString('base64');
  const withKey = (purpose: Uint8Array, secret: Uint8Array) =>
    encrypt(key, sha512(keySalt, purpose), secret).toString('base64');
  const cipher =
    'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"';
  const description =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n' +
    '<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password">' +
    `<keyData ${cipher} saltValue="${keySalt.toString('base64')}"/>` +
    `<dataIntegrity encryptedHmacKey="${withKey(purposes.integrityKey, integrityKey)}" encryptedHmacValue="${withKey(purposes.integrityValue, integrity)}"/>` +
    '<keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password">' +
    `<p:encryptedKey spinCount="${spinCount}" ${cipher} saltValue="${passwordSalt.toString('base64')}" encryptedVerifierHashInput="${withPassword(purposes.verifierInput, verifier)}" encryptedVerifierHashValue="${withPassword(purposes.verifierHash, sha512(verifier))}" encryptedKeyValue="${withPassword(purposes.key, key)}"/>` +
    '</keyEncryptor></keyEncryptors></encryption>';
  // Version 4.4 and the flag for agile encryption.
  const version = Buffer.from('0400040040000000', 'hex');
  return compoundFile({
    EncryptionInfo: Buffer.concat([version, Buffer.from(description)]),
    EncryptedPackage: encryptedPackage,
  });
}

/** The container around both streams (MS-CFB). */
function compoundFile(streams: Readonly<Record<string, Buffer>>): Uint8Array<ArrayBuffer> {
  const container = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) {
    cfb.utils.cfb_add(container, `/${name}`, content);
  }
  // Removes a signature that the library adds to every file it makes.
  cfb.utils.cfb_del(container, '/\u0001Sh33tJ5');
  const written: unknown = cfb.write(container, { type: 'buffer' });
  if (!(written instanceof Uint8Array)) throw new Error('The container was not written');
  // A copy in memory of its own, which can be handed to another thread.
  return Uint8Array.from(written);
}
