/** The one list of markup that rich text may hold (OPEN-116, security.md 25); everything else is cleaned away. */
export const allowedMarkup = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href'] },
  linkSchemes: ['https', 'mailto'],
} as const;

const allowedLink =
  /^(?:https:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?|mailto:[^\s\p{Cc}]+)$/iu;

/**
 * Whether a link may lead to this address: https and mailto only, and always in full. No user name may
 * precede the host: "https://nhs.uk@evil.example" seems to lead to nhs.uk but leads to evil.example.
 */
export function isAllowedLink(href: string): boolean {
  return allowedLink.test(href);
}
