import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

/** The secret that all enrolled demonstration accounts share (README). */
export const demonstrationSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const demonstrationPassword = 'Sounding-demo-2026!';

/** What people of a test's own choose; a password must not name the site. */
export const chosenPassword = 'Calm-estuary-2026!';

const periodSeconds = 30;

/** What an authenticator app shows now for this secret (RFC 6238). */
export function currentCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate();
}

/** How long it still shows its present code, in seconds. */
const secondsLeft = (): number => periodSeconds - ((Date.now() / 1000) % periodSeconds);

/** What a busy machine needs to type a code and have it checked. */
const secondsToEnter = 8;

/**
 * What it showed half a minute ago, which the server takes until the present code ends: near that, it
 * waits for the next one. A code is good once, so whoever first signs in with this one can sign in again
 * with the present one without waiting.
 */
export async function previousCode(secret: string): Promise<string> {
  while (secondsLeft() < secondsToEnter) await setTimeout(secondsLeft() * 1000);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() - periodSeconds * 1000,
  });
}
