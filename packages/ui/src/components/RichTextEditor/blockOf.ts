/** A block with what an element holds. */
export function blockOf(element: Element): HTMLElement {
  const block = document.createElement('div');
  block.append(...element.childNodes);
  return block;
}
