import { createElement, useMemo, type ReactNode } from 'react';
import { useIsHydrated } from '../../hydration';
import { cleanHtml, linkRel, richText } from '../../richText';

export interface RichTextProps {
  /** Stored rich text as HTML. It is cleaned again before it is shown, even if it was cleaned before. */
  html: string;
}

function toReact(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  const children = Array.from(node.childNodes, toReact);
  const link = tag === 'a' ? { href: node.getAttribute('href') ?? undefined, rel: linkRel } : {};
  return createElement(tag, { key, ...link }, ...children);
}

/**
 * Shows stored rich text, without any markup that rich text may not hold. A server leaves its place empty,
 * since only a browser can clean HTML.
 */
export function RichText({ html }: RichTextProps) {
  const canClean = useIsHydrated();
  const content = useMemo(
    () => (canClean ? Array.from(cleanHtml(html).childNodes, toReact) : []),
    [canClean, html],
  );
  return (
    // In the direction of its own words, whatever the page's direction is.
    <div dir="auto" className={richText}>
      {content}
    </div>
  );
}
