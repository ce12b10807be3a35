import { createElement, useMemo, type ReactNode } from 'react';
import { useIsHydrated } from '../../hydration';
import { cleanHtml, linkRel, richText } from '../../richText';

export interface RichTextProps {
  /** Stored rich text. It is cleaned again before it is shown, whoever cleaned it before. */
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
 * Shows stored rich text as it was written, and nothing that rich text may not hold. On a server it
 * leaves its place empty, since only a browser can clean.
 */
export function RichText({ html }: RichTextProps) {
  const canClean = useIsHydrated();
  const content = useMemo(
    () => (canClean ? Array.from(cleanHtml(html).childNodes, toReact) : []),
    [canClean, html],
  );
  return (
    // In the direction of its own words, whatever the page's is.
    <div dir="auto" className={richText}>
      {content}
    </div>
  );
}
