import type { Page } from 'playwright';

/** More stops than any story has: in a focus trap, the search ends here. */
const mostStops = 60;

/**
 * Goes through a story with Tab and says where focus cannot be seen: no outline at the element, at the box
 * that is drawn for it or around it, or something else lies over its middle (WCAG 2.4.7, 2.4.11).
 */
export async function findUnseenFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.focusStops = new Set();
  });
  const found: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const answer = await page.evaluate(lookAtFocus);
    if (answer.isSeenBefore) return found;
    if (answer.problem !== '') found.push(answer.problem);
  }
  return [...found, `focus was still going after ${mostStops} presses of Tab`];
}

declare global {
  interface Window {
    focusStops: Set<Element>;
  }
}

function lookAtFocus(): { isSeenBefore: boolean; problem: string } {
  const element = document.activeElement;
  if (element === null || element === document.body || window.focusStops.has(element)) {
    return { isSeenBefore: true, problem: '' };
  }
  window.focusStops.add(element);

  const hasOutline = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  /** A box that is drawn in place of an input stands beside it, in the same label. */
  const drawn = [...(element.closest('label')?.querySelectorAll('*') ?? [])];
  const around: Element[] = [];
  for (let box: Element | null = element; box !== null && around.length < 4;) {
    around.push(box);
    box = box.parentElement;
  }
  const said = element.outerHTML.slice(0, 160);
  if (![...around, ...drawn].some(hasOutline)) {
    return { isSeenBefore: false, problem: `no focus is seen at ${said}` };
  }

  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const place = element.closest('label') ?? element;
  // Shapes of one drawing may cover each other; the focus ring goes around them.
  const isOneDrawing = element.closest('svg')?.contains(over) === true;
  const isCovered =
    over !== null && !isOneDrawing && !place.contains(over) && !over.contains(element);
  return {
    isSeenBefore: false,
    problem: isCovered ? `focus at ${said} lies under ${over.outerHTML.slice(0, 120)}` : '',
  };
}
