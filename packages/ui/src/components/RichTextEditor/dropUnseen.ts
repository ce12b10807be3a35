/** Hidden or struck-through text: a colleague struck a word out, or a price no longer holds. */
const unseenStyle =
  /(?:^|[\s;])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment-list|text-decoration(?:-line)?:[^;:]*line-through)/i;

/**
 * Elements hidden by their attributes: what a page hides, a formula's text for machines (TeX, and KaTeX's
 * second copy), and Word's comments in the margin. The words commented on are marked differently.
 */
const unseen = '[hidden], del, s, strike, annotation, .katex-mathml, [class^="msocom" i]';

/**
 * Removes what nobody was meant to read: hidden words, deleted words and colleagues' comments. Without their
 * styles they would stand among the other words and be published.
 */
export function dropUnseen(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('[data-style]')) {
    if (unseenStyle.test(element.getAttribute('data-style') ?? '')) element.remove();
  }
  for (const element of fragment.querySelectorAll(unseen)) element.remove();
}
