import DOMPurify from 'dompurify';
import { allowedTags, isAllowedLink } from './allowedMarkup';

/** What other systems divide a text with, and we do not. Each becomes a paragraph, or what stands in it. */
const otherBlocks = 'article,blockquote,dd,div,dt,figcaption,h1,h2,h3,h4,h5,h6,pre,section,td,th';

/**
 * Stored rich text as DOM nodes with allowed markup only. DOMPurify parses under its own Trusted Types
 * policy, `dompurify`; the result is nodes, so nothing is ever written to `innerHTML`. It needs the browser's
 * parser, which a server does not have.
 */
export function cleanHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags, ...otherBlocks.split(',')],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    if (!isAllowedLink(link.getAttribute('href'))) link.replaceWith(...link.childNodes);
  }
  // From the innermost on, so that only one without paragraphs of its own becomes a paragraph.
  for (const block of [...fragment.querySelectorAll(otherBlocks)].reverse()) {
    const text = document.createElement('p');
    text.append(...block.childNodes);
    block.replaceWith(...(text.querySelector('p, ul, ol') ? text.childNodes : [text]));
  }
  return fragment;
}
