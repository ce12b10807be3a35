import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';

/** A block of text and the position at which it begins. */
export interface Block {
  readonly node: Node;
  readonly at: number;
}

export function everyBlock(doc: Node): Block[] {
  return blocksBetween(doc, 0, doc.content.size);
}

/** The blocks that a transaction changed, joined or split. */
export function changedBlocks({ doc, mapping: { maps } }: Transaction): Block[] {
  let from = doc.content.size;
  let to = 0;
  maps.forEach((map, step) => {
    // Where the later steps moved the range to.
    const rest = new Mapping(maps.slice(step + 1));
    map.forEach((_oldStart, _oldEnd, start, end) => {
      from = Math.min(from, rest.map(start, -1));
      to = Math.max(to, rest.map(end, 1));
    });
  });
  if (from > to) return [];
  return blocksBetween(doc, Math.max(0, from - 1), Math.min(doc.content.size, to + 1));
}

function blocksBetween(doc: Node, from: number, to: number): Block[] {
  const blocks: Block[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) blocks.push({ node, at });
    return !node.isTextblock;
  });
  return blocks;
}
