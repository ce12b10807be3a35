/** A `div` that takes over the child nodes of an element. */
export function blockOf(element: Element): HTMLElement {
  const block = document.createElement('div');
  block.append(...element.childNodes);
  return block;
}
