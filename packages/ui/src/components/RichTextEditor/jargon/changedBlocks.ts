import type { Node } from '@tiptap/pm/model';

/** A block of text and the position at which it begins. */
export interface Block {
  readonly node: Node;
  readonly at: number;
}

export function everyBlock(doc: Node): Block[] {
  return blocksBetween(doc, 0, doc.content.size);
}

/** The blocks that differ. Unchanged ones are the same objects in both, so comparing is quick. */
export function changedBlocks(before: Node, after: Node): Block[] {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null) return [];
  // Where text repeats itself, the two searches pass one another.
  const to = Math.max(end.b, start + Math.max(0, end.b - end.a));
  return blocksBetween(after, Math.max(0, start - 1), Math.min(after.content.size, to + 1));
}

function blocksBetween(doc: Node, from: number, to: number): Block[] {
  const blocks: Block[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) blocks.push({ node, at });
    return !node.isTextblock;
  });
  return blocks;
}
