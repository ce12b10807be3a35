/** Single-use codes for signing in without the phone: each replaces one code of the authenticator. */
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

/** The code as people read it on paper: two halves with a hyphen between them. */
export function formatBackupCode(code: string): string {
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/**
 * The backup code that a person typed, normalised: without spaces and hyphens, in capitals, and with O
 * read as 0, I and L as 1, since no code holds these letters. Null if the text cannot be a code.
 */
export function readBackupCode(text: string): string | null {
  const code = text.replace(/[\s-]/gu, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode =
    code.length === backupCodes.length &&
    Array.from(code).every((character) => backupCodes.alphabet.includes(character));
  return isCode ? code : null;
}
