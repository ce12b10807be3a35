import DOMPurify from 'dompurify';
import { allowedTags, isAllowedLink } from './allowedMarkup';

/**
 * Stored rich text as DOM nodes with allowed markup only. DOMPurify parses under its own Trusted Types
 * policy, `dompurify`; the result is nodes, so nothing is ever written to `innerHTML`. It needs the browser's
 * parser, which a server does not have.
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
