/** The properties that a drawing takes from style sheets, and would lose outside the page. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'vector-effect',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Copies a drawing, writes its styles on each part, and leaves out what only serves the page. */
export function withOwnStyles(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((part, index) => {
    const original = originals[index];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const property of properties)
      part.setAttribute(property, style.getPropertyValue(property));
    for (const name of ['class', 'tabindex', 'style', 'data-picture']) part.removeAttribute(name);
  });
  for (const mark of copy.querySelectorAll('[data-screen-only]')) mark.remove();
  return copy;
}
