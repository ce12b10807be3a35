/** Struck through is a word that a colleague took away, or a price that no longer holds. */
const unseenStyle =
  /(?:^|[\s;])(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-element:\s*comment-list|text-decoration(?:-line)?:[^;:]*line-through)/i;

/**
 * By their attributes: what a page hides, the words of a formula for machines (TeX, and KaTeX's second
 * copy), and what Word makes of a comment in the margin. The words commented on are marked otherwise.
 */
const unseen = '[hidden], del, s, strike, annotation, .katex-mathml, [class^="msocom" i]';

/** Google Docs writes comments below the text, each with a way back to its place. */
const docsComment = '[href*="#cmnt_ref"], [id^="cmnt"]:not([id^="cmnt_ref"])';
const docsCommentMark = '[href*="#cmnt"], [id^="cmnt_ref"]';

/**
 * Takes away what nobody was to read: hidden words, deleted ones and the remarks of colleagues. Without
 * their looks they would stand among the others, and be published.
 */
export function dropUnseen(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('[data-style]')) {
    if (unseenStyle.test(element.getAttribute('data-style') ?? '')) element.remove();
  }
  for (const element of fragment.querySelectorAll(unseen)) element.remove();
  for (const mark of fragment.querySelectorAll(docsComment)) {
    const comment = mark.closest('div');
    const isWhole = comment?.textContent.trim().startsWith(mark.textContent.trim());
    (isWhole ? comment : mark.closest('p'))?.remove();
  }
  for (const mark of fragment.querySelectorAll(docsCommentMark)) mark.remove();
}
