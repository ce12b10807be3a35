/** One-time codes that stand in for the authenticator's, once each, when the phone is not at hand. */
export const backupCodes = {
  /** How many are made at a time. */
  count: 10,
  /** Characters of one, without the hyphen in its middle. */
  length: 10,
  /** Crockford's base 32: no I, L, O or U, which are misread or make words. */
  alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;

export const backupCodeMessages = { invalid: 'Invalid input format' } as const;

const half = backupCodes.length / 2;

/** As a person reads it off paper: two halves with a hyphen between them. */
export function formatBackupCode(code: string): string {
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/**
 * The code that a person meant: without spaces and hyphens, in capitals, and with the letters that
 * no code has taken for the digits that they look like. Null for what cannot be one.
 */
export function readBackupCode(text: string): string | null {
  const code = text.replace(/[\s-]/gu, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode =
    code.length === backupCodes.length &&
    Array.from(code).every((character) => backupCodes.alphabet.includes(character));
  return isCode ? code : null;
}
