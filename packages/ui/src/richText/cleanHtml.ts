import DOMPurify from 'dompurify';
import { allowedTags, isAllowedLink } from './allowedMarkup';

/**
 * Stored rich text as DOM nodes that hold allowed markup only. DOMPurify parses under its own
 * Trusted Types policy, `dompurify`; the result is nodes, so nothing is ever written to `innerHTML`.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (!isAllowedLink(link.getAttribute('href'))) link.replaceWith(...link.childNodes);
  }
  return fragment;
}

const characters = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** How many characters a reader sees: plain text, trimmed; markup adds nothing. */
export function countPlainText(html: string): number {
  return countSeen(cleanHtml(html).textContent.trim());
}

const printableAscii = /^[\x20-\x7e]*$/;

/** How many characters a reader sees in a text. */
export function countSeen(text: string): number {
  return printableAscii.test(text) ? text.length : Array.from(characters.segment(text)).length;
}
