/** Struck through is a word that a colleague took away, or a price that no longer holds. */
const unseenStyle =
  /(?:^|[\s;])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment-list|text-decoration(?:-line)?:[^;:]*line-through)/i;

/**
 * By their attributes: what a page hides, the words of a formula for machines (TeX, and KaTeX's second
 * copy), and what Word makes of a comment in the margin. The words commented on are marked otherwise.
 */
const unseen = '[hidden], del, s, strike, annotation, .katex-mathml, [class^="msocom" i]';

/**
 * Takes away what nobody was to read: hidden words, deleted ones and the remarks of colleagues. Without
 * their looks they would stand among the others, and be published.
 */
export function dropUnseen(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('[data-style]')) {
    if (unseenStyle.test(element.getAttribute('data-style') ?? '')) element.remove();
  }
  for (const element of fragment.querySelectorAll(unseen)) element.remove();
}
