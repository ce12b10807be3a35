/** The one list of markup that rich text may hold (OPEN-116, security.md 25); everything else is cleaned away. */
export const allowedMarkup = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  attributes: { a: ['href'] },
  linkSchemes: ['https', 'mailto'],
} as const;

const allowedLink =
  /^(?:https:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?|mailto:[^\s\p{Cc}]+)$/iu;

/**
 * Whether an address may be linked to: https and mailto only, and always in full. None names a user before
 * its host: "https://nhs.uk@evil.example" seems to lead to the one and leads to the other.
 */
export function isAllowedLink(href: string): boolean {
  return allowedLink.test(href);
}
