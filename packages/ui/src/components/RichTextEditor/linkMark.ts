import { Mark, mergeAttributes } from '@tiptap/core';
import { isAllowedLink, linkRel } from '../../richText';

/**
 * A link with an address and nothing else. Tiptap's own link extension adds a URL scanner of 10 KiB, keeps
 * class, target and title, and sets a pasted address without checking whether it is allowed.
 */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (isAllowedLink(link.getAttribute('href')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: linkRel }), 0],
});
