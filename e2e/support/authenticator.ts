import { Secret, TOTP } from 'otpauth';

/** The secret that all enrolled demonstration accounts share (README). */
export const demonstrationSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const demonstrationPassword = 'Sounding-demo-2026!';

/** What an authenticator app shows now for this secret (RFC 6238). */
export function currentCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate();
}
