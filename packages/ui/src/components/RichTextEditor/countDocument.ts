import type { Node } from '@tiptap/pm/model';
import { countSeen, isBlank } from '../../richText';

/** A block's text as a reader sees it, and how many line breaks stand before and after its words. */
interface SeenBlock {
  readonly text: string;
  readonly count: number;
  readonly before: number;
  readonly after: number;
}

/** White space that HTML collapses, which does not include a non-breaking space. */
const collapsible = /[\t\n\f\r ]+/g;

/** A cache: blocks that a key does not change are the same objects in the next document. */
const seenBlocks = new WeakMap<Node, SeenBlock>();

/**
 * How many characters a reader sees in the document. Each new block and each line break counts as one, white
 * space counts as collapsed, and the ends are trimmed (OPEN-115). The server counts the stored HTML by the
 * same rule.
 */
export function countDocument(doc: Node): number {
  const blocks = blocksIn(doc);
  const first = blocks.findIndex(isSeen);
  if (first === -1 || blocks.every(({ text }) => isBlank(text))) return 0;
  const last = blocks.findLastIndex(isSeen);

  let count = 0;
  let breaks = 0;
  blocks.slice(first, last + 1).forEach((block, index, seen) => {
    if (index > 0) breaks = Math.max(breaks, 1) + block.before;
    if (block.text === '') return;
    count += breaks + countWithin(block, index === 0, index === seen.length - 1);
    breaks = block.after;
  });
  return count;
}

const isSeen = ({ text }: SeenBlock) => text.trim() !== '';

function countWithin({ text, count }: SeenBlock, isFirst: boolean, isLast: boolean): number {
  if (!isFirst && !isLast) return count;
  const started = isFirst ? text.trimStart() : text;
  return countSeen(isLast ? started.trimEnd() : started);
}

function blocksIn(doc: Node): SeenBlock[] {
  const blocks: SeenBlock[] = [];
  const add = (node: Node) => {
    if (node.isTextblock) blocks.push(read(node));
    else node.forEach(add);
  };
  add(doc);
  return blocks;
}

function read(block: Node): SeenBlock {
  const known = seenBlocks.get(block);
  if (known) return known;
  const lines = block
    .textBetween(0, block.content.size, undefined, '\v')
    .replaceAll(collapsible, ' ')
    .split('\v')
    .map((line) => line.replaceAll(/^ | $/g, ''));
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  const text = first === -1 ? '' : lines.slice(first, last + 1).join('\n');
  const isEmpty = first === -1;
  const seen = {
    text,
    count: countSeen(text),
    before: isEmpty ? lines.length - 1 : first,
    after: isEmpty ? 0 : lines.length - 1 - last,
  };
  seenBlocks.set(block, seen);
  return seen;
}
