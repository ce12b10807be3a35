import type { Block, Inline } from '../../content/text';

/** Unlinks pages that open only after the agreement: such a link would lead straight back here. */
export function withoutClosedPages(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: unlinked(block.children) };
      case 'list':
        return { ...block, items: block.items.map(unlinked) };
      case 'part':
        return block;
    }
  });
}

function unlinked(children: readonly Inline[]): Inline[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return [child];
    const inside = unlinked(child.children);
    return child.type === 'link' && child.href.startsWith('/')
      ? inside
      : [{ ...child, children: inside }];
  });
}
