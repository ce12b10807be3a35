/**
 * The only elements that stored rich text may hold. The editor's `schema.ts` writes no other; the
 * server cleans by the same list. `b` and `i` stand for texts written before the editor.
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
 * A link leads to a secure page or to a mailbox, and nowhere else. None names a user before its host, who
 * seems to be the host: "https://nhs.uk@evil.example".
 */
const allowedLink =
  /^(?:https:\/\/[^\s\p{Cc}/?#\\@]+(?:[/?#][^\s\p{Cc}]*)?|mailto:[^\s\p{Cc}]+)$/iu;

/** Whether rich text may link to this address. */
export function isAllowedLink(href: string | null): href is string {
  return href !== null && allowedLink.test(href);
}

/** What a link carries, so that the page it opens learns nothing about this one and cannot steer it. */
export const linkRel = 'noopener noreferrer';
