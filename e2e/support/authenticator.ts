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

/**
 * What it showed half a minute ago, which the server still takes. A code is good once, so whoever
 * first signs in with this one can sign in again with the present one without waiting.
 */
export function previousCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() - periodSeconds * 1000,
  });
}

/** How long it still shows its present code, in seconds. */
export const secondsLeft = (): number => periodSeconds - ((Date.now() / 1000) % periodSeconds);
