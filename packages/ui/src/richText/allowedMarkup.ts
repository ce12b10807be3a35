/**
 * The only elements that stored rich text may hold. The editor's `schema.ts` writes no others, and the server
 * cleans by the same list. `b` and `i` are for texts written before the editor existed.
 */
export const allowedTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ul',
  'ol',
  'li',
  'a',
] as const;

/**
 * Links lead to a secure page or to a mailbox, and nowhere else. None has a user name before its host, since
 * that looks like the host: "https://nhs.uk@evil.example".
 */
const allowedLink =
  /^(?:https:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?|mailto:[^\s\p{Cc}]+)$/iu;

/** Whether rich text may link to this address. */
export function isAllowedLink(href: string | null): href is string {
  return href !== null && allowedLink.test(href);
}

/** The `rel` of links, so that the opened page learns nothing about this one and cannot control it. */
export const linkRel = 'noopener noreferrer';
