import { getHTMLFromFragment } from '@tiptap/core';
import { DOMParser, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { cleanHtml } from '../../richText';

/**
 * Stored rich text as an editor document. It is built from nodes, never with `setContent(html)`, which
 * Trusted Types refuse.
 */
export function readHtml(html: string, schema: Schema): Node {
  return DOMParser.fromSchema(schema).parse(cleanHtml(html), { preserveWhitespace: true });
}

/** An editor document as the HTML to store. A document without any text is an empty string. */
export function writeHtml(doc: Node): string {
  const isUntouched = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph';
  if (isUntouched && doc.firstChild.content.size === 0) return '';
  return doc.children.map(writeBlock).join('');
}

/** A cache: blocks that a key does not change are the same objects in the next document. */
const writtenBlocks = new WeakMap<Node, string>();

function writeBlock(block: Node): string {
  const known = writtenBlocks.get(block);
  if (known !== undefined) return known;
  const html = getHTMLFromFragment(Fragment.from(block), block.type.schema);
  writtenBlocks.set(block, html);
  return html;
}
