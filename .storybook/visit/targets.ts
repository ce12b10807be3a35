import type { Page } from 'playwright';

/**
 * Controls that a finger can press only in less than 24 by 24 CSS pixels (WCAG 2.5.8), counting labels and
 * everything else that passes presses on. A link in a sentence may be as low as its line; disabled controls
 * do not count.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const pressed =
      'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"], [role="option"]';

    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && (node.textContent ?? '').trim() !== '',
      );

    /** The size of the area around the middle that takes presses; a pseudo-element may exceed the box. */
    const reach = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const takes = (atX: number, atY: number) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      };
      if (!takes(x, y)) return undefined;
      const along = (stepX: number, stepY: number) => {
        let steps = 0;
        while (steps < least && takes(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps++;
        return steps;
      };
      return {
        width: Math.max(width, along(-1, 0) + 1 + along(1, 0)),
        height: Math.max(height, along(0, -1) + 1 + along(0, 1)),
      };
    };

    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width >= least && box.height >= least) return [];
      if (element.matches(':disabled') || isInSentence(element)) return [];
      // A control that is drawn elsewhere, or is only for screen readers, takes no presses in its own middle.
      const size = reach(element);
      if (size === undefined || (size.width >= least && size.height >= least)) return [];
      const said = element.outerHTML.slice(0, 160);
      return [`${Math.round(size.width)} by ${Math.round(size.height)} to a finger: ${said}`];
    });
  });
}
