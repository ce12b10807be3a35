import { accountLimits } from './limits';

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Email needs to be in a valid format',
  /** The reset request has its own wording. */
  resetInvalid: 'Please enter a valid email address',
} as const;

/** RFC 5321: what may stand between the dots of a local part. No quotes, spaces or control characters. */
const atom = /^[\w!#$%&'*+/=?^`{|}~-]+$/;

/** One label of a domain name, in any script; in ASCII, DNS allows it no more than 63 characters. */
const labelCharacters = /^[\p{L}\p{M}\p{N}-]{1,63}$/u;

/**
 * Whether the text can be an email address: one `@`, a plain local part of at most 64 characters,
 * a domain of at least two labels, 254 characters in all. Trim what a person typed first.
 */
export function isValidEmail(email: string): boolean {
  if (email.length > accountLimits.email) return false;
  const at = email.lastIndexOf('@');
  return at > 0 && isLocalPart(email.slice(0, at)) && isDomain(email.slice(at + 1));
}

function isLocalPart(text: string): boolean {
  return text.length <= 64 && text.split('.').every((part) => atom.test(part));
}

function isDomain(text: string): boolean {
  return text.includes('.') && toAsciiDomain(text) !== null;
}

function isLabel(text: string): boolean {
  return labelCharacters.test(text) && !text.startsWith('-') && !text.endsWith('-');
}

/** The WHATWG URL parser is a global in browsers and Node, but this package loads the types of neither. */
declare const URL: new (url: string) => { readonly hostname: string };

/** A domain as DNS knows it: IDNA to ASCII and lower-case (UTS #46); null if it cannot be one. */
export function toAsciiDomain(domain: string): string | null {
  // The URL parser would split off a port or path, or decode an escape, without an error.
  if (!domain.split('.').every(isLabel)) return null;
  try {
    const { hostname } = new URL(`https://${domain}`);
    // If its last label is a number, the URL parser takes the domain for an IPv4 address.
    return /\.\d+$/.test(hostname) || !hostname.split('.').every(isLabel) ? null : hostname;
  } catch {
    return null;
  }
}

/** The key under which an address is unique: lower-cased, its domain in ASCII (OPEN-45). */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at + 1)}${toAsciiDomain(domain) ?? domain}`.toLowerCase();
}

/** What is wrong with the address of the reset request, or null. */
export function resetEmailProblem(email: string): string | null {
  return isValidEmail(email.trim()) ? null : emailMessages.resetInvalid;
}
