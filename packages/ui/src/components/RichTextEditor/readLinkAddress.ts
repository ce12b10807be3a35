import { isAllowedLink } from '../../richText';

const mailbox = /^[^\s/:@]+@[^\s/:@]+$/;
/** A scheme, such as `http:`. A port is none: "www.nhs.uk:8443" begins without a scheme. */
const otherScheme = /^[a-z][\d+.a-z-]*:(?!\d)/i;

/**
 * The address that a person meant: "www.nhs.uk" and "//www.nhs.uk" become a secure page,
 * "name@university.example" a mailbox. Null for an address that a link may not lead to, such as an insecure
 * page.
 */
export function readLinkAddress(text: string): string | null {
  const trimmed = text.trim();
  if (mailbox.test(trimmed)) return `mailto:${trimmed}`;
  const address = otherScheme.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  if (/\s/.test(address) || !isAllowedLink(address) || !URL.canParse(address)) return null;
  if (/^mailto:/i.test(address)) return mailbox.test(address.slice(7)) ? address : null;
  return new URL(address).hostname.includes('.') ? address : null;
}
