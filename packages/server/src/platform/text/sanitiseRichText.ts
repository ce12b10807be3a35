import {
  allowedMarkup,
  isAllowedLink,
  unseenElements,
  withoutDirectionControls,
} from '@sounding/domain';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedMarkup.tags],
  allowedAttributes: { a: [...allowedMarkup.attributes.a, 'rel'] },
  allowedSchemes: [...allowedMarkup.linkSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...unseenElements],
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isAllowedLink(href) ? { href, rel: 'noopener noreferrer' } : {},
    }),
  },
};

/** Rich text as it may be stored: the domain's markup and nothing else (security.md 25). */
export function sanitiseRichText(html: string): string {
  return withoutDirectionControls(sanitizeHtml(html, options)).trim();
}
