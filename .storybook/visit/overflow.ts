import type { Page } from 'playwright';

/** What makes the whole page scroll sideways (WCAG 1.4.10): the elements that stick out most. */
export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outermost = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-2)
      .map((element) => element.outerHTML.slice(0, 160));
    return [
      `the page scrolls sideways, ${scrollWidth} in ${clientWidth}: ${outermost.join(' … ')}`,
    ];
  });
}

/**
 * Text that reaches out of an element which hides what overflows, or sideways out of the painted surface
 * that it stands on. What can be scrolled is not cut off.
 */
export function findCutOffText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isPainted = ({
      backgroundColor,
      borderLeftWidth,
      borderRightWidth,
    }: CSSStyleDeclaration) =>
      !(backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)')) ||
      (parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0);
    /** Text that is only for screen readers is in a box that is clipped completely. */
    const isOnlyHeard = (element: Element) => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const { parentElement } = node;
      if (words === '' || parentElement?.checkVisibility({ visibilityProperty: true }) !== true) {
        continue;
      }
      if (isOnlyHeard(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let hasGround = false;
      // Not the body: it hides its overflow while a dialog is open, and the dialog floats over it.
      for (
        let box: Element | null = parentElement;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const look = getComputedStyle(box);
        const { overflowX, overflowY } = look;
        const edge = box.getBoundingClientRect();
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowY === 'auto' || overflowY === 'scroll') break;
        const isOut = text.right > edge.right + 1 || text.left < edge.left - 1;
        const isWide = hides(overflowX) && isOut;
        const isTall =
          hides(overflowY) && (text.bottom > edge.bottom + 1 || text.top < edge.top - 1);
        if (isWide || isTall) {
          found.push(`“${words.slice(0, 60)}” is cut off by ${box.outerHTML.slice(0, 120)}`);
          break;
        }
        if (hasGround || !isPainted(look)) continue;
        hasGround = true;
        if (isOut) {
          found.push(`“${words.slice(0, 60)}” reaches out of ${box.outerHTML.slice(0, 120)}`);
          break;
        }
      }
    }
    return found;
  });
}
