import type { Page } from 'playwright';

/** Text that lies on other text. What floats over the page on its own background may cover the page. */
export function findOverlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Letters are smaller than the box of their line, so boxes may overlap this many pixels. */
    const slack = 3;
    interface Line {
      words: string;
      parent: Element;
      box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (words === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ words, parent, box });
    }

    const isOpaque = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)');
    };
    /** Whether the upper text lies on the lower one, with nothing painted between them. */
    const areMixed = (a: Line, b: Line, x: number, y: number) => {
      const stack = document.elementsFromPoint(x, y);
      const [upper, lower] = [stack.indexOf(a.parent), stack.indexOf(b.parent)].sort(
        (one, other) => one - other,
      );
      if (upper === undefined || lower === undefined || upper < 0) return false;
      const under = stack[lower];
      return !stack
        .slice(0, lower)
        .some((element) => under !== undefined && !element.contains(under) && isOpaque(element));
    };

    const found: string[] = [];
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (const b of lines.slice(index + 1)) {
        if (b.box.top > a.box.bottom - slack) break;
        if (a.parent === b.parent || a.parent.contains(b.parent) || b.parent.contains(a.parent)) {
          continue;
        }
        const left = Math.max(a.box.left, b.box.left);
        const right = Math.min(a.box.right, b.box.right);
        const top = Math.max(a.box.top, b.box.top);
        const bottom = Math.min(a.box.bottom, b.box.bottom);
        if (right - left < slack || bottom - top < slack) continue;
        if (areMixed(a, b, (left + right) / 2, (top + bottom) / 2)) {
          found.push(`“${a.words.slice(0, 40)}” and “${b.words.slice(0, 40)}” stand on each other`);
        }
      }
    }
    return found;
  });
}
