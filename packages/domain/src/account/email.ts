import { accountLimits } from './limits';

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Email needs to be in a valid format',
  /** The words of the reset request. */
  resetInvalid: 'Please enter a valid email address',
} as const;

/** RFC 5321 dot-string: no quotes, no spaces, no control characters, no second @. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** One label of a domain name, in any script; hyphens only inside. */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether the text can be an e-mail address: one `@`, a plain local part of at most 64 characters,
 * a domain of at least two labels, 254 characters in all. Trim what a person typed first.
 */
export function isValidEmail(email: string): boolean {
  if (email.length > accountLimits.email) return false;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    toAsciiDomain(labels.join('.')) !== null
  );
}

/** The WHATWG URL parser is a global in browsers and in Node; this package's settings know neither. */
declare const URL: new (url: string) => { readonly hostname: string };

/** A domain as DNS knows it: IDNA to ASCII and lower-case (UTS #46); null if it cannot be one. */
export function toAsciiDomain(domain: string): string | null {
  try {
    const { hostname } = new URL(`https://${domain}`);
    // A number at the end would make it an IPv4 address, and then no domain.
    return /\.\d+$/.test(hostname) || hostname.includes(':') ? null : hostname;
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
