import { brand } from '@sounding/domain/product';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { latestRecorded } from '../../platform/clock';

const periodSeconds = 30;

/** 160 bits, as RFC 4226 recommends for SHA-1. */
export const newSeed = (): Buffer => randomBytes(20);

/** These parameters are the defaults of every authenticator app. */
const authenticator = (seed: Uint8Array, label = '') =>
  new TOTP({
    issuer: brand.productName,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: Uint8Array.from(seed).buffer }),
  });

/** The address inside the QR image, and the secret to type by hand. */
export function describeSeed(seed: Uint8Array, login: string) {
  const { secret } = authenticator(seed);
  return { address: authenticator(seed, login).toString(), secret: secret.base32 };
}

const stepAt = (moment: Date) => Math.floor(moment.getTime() / 1000 / periodSeconds);

/** The latest step whose code can have been used by now. */
export const latestStep = (now: Date): number => stepAt(latestRecorded(now));

/**
 * The time step that this code belongs to (RFC 6238): the present one or the one before, for a
 * code typed at the turn. Undefined for any other code.
 */
export function stepOf(seed: Uint8Array, code: string, now: Date): number | undefined {
  const present = stepAt(now);
  const totp = authenticator(seed);
  return [present, present - 1].find(
    (step) =>
      totp.validate({ token: code, timestamp: step * periodSeconds * 1000, window: 0 }) !== null,
  );
}
