import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

/** The secret that all enrolled demonstration accounts share (README). */
export const demonstrationSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const demonstrationPassword = 'Sounding-demo-2026!';

/** The password of people whom a test creates; a password must not contain the site's name. */
export const chosenPassword = 'Calm-estuary-2026!';

const periodSeconds = 30;

/** What an authenticator app shows now for this secret (RFC 6238). */
export function currentCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate();
}

/** The seconds until the present code ends. */
const secondsLeft = (): number => periodSeconds - ((Date.now() / 1000) % periodSeconds);

/** The seconds that a busy machine needs to type a code and have it checked. */
const secondsToEnter = 8;

/**
 * The code before the present one, which the server accepts until the present one ends. Shortly before that
 * end, this waits for the next period. Each code is accepted once, so a person who first signs in with this
 * code can sign in again with the present one without waiting.
 */
export async function previousCode(secret: string): Promise<string> {
  while (secondsLeft() < secondsToEnter) await setTimeout(secondsLeft() * 1000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() - periodSeconds * 1000,
  });
}
