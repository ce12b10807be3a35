import type { Node } from '@tiptap/pm/model';
import { countSeen } from '../../richText';

/** Blocks that a key does not change are the same objects in the next document. */
const counts = new WeakMap<Node, number>();

/** What `countPlainText` says of the document's HTML, with unchanged blocks counted once. */
export function countDocument(doc: Node): number {
  const isSeen = (block: Node) => block.textContent.trim() !== '';
  const first = doc.children.findIndex(isSeen);
  const last = doc.children.findLastIndex(isSeen);
  const opening = doc.children[first]?.textContent ?? '';
  const closing = doc.children[last]?.textContent ?? '';
  if (first === last) return countSeen(opening.trim());
  const between = doc.children.slice(first + 1, last);
  return (
    countSeen(opening.trimStart()) +
    between.reduce((sum, block) => sum + countBlock(block), 0) +
    countSeen(closing.trimEnd())
  );
}

function countBlock(block: Node): number {
  const known = counts.get(block);
  if (known !== undefined) return known;
  const count = countSeen(block.textContent);
  counts.set(block, count);
  return count;
}
