import { getHTMLFromFragment } from '@tiptap/core';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { cleanHtml } from '../../richText';

/**
 * Stored rich text as an editor document. It goes through nodes, never through `setContent(html)`,
 * which Trusted Types refuse.
 */
export function readHtml(html: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(cleanHtml(html));
}

/** An editor document as the HTML to store. A document in which nothing was written is empty text. */
export function writeHtml(doc: Node): string {
  const isUntouched = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph';
  if (isUntouched && doc.firstChild.content.size === 0) return '';
  return getHTMLFromFragment(doc.content, doc.type.schema);
}
