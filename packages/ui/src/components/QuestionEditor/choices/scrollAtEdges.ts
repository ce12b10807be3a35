/** The distance in pixels between the pointer and an edge at which scrolling begins. */
const edge = 64;
/** The speed in pixels per millisecond when the pointer is at the very edge. */
const fastest = 0.8;

/** Scrolls the element's nearest scroll container while the pointer is near one of its edges. */
export function scrollAtEdges(element: Element, pointerY: () => number, signal: AbortSignal): void {
  const scroller = scrollerOf(element);
  let last = performance.now();
  const step = (now: number) => {
    if (signal.aborted) return;
    scroller.scrollTop += speedAt(pointerY(), scroller) * (now - last);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

function speedAt(clientY: number, scroller: Element): number {
  const { top, bottom } =
    scroller === document.scrollingElement
      ? { top: 0, bottom: window.innerHeight }
      : scroller.getBoundingClientRect();
  const nearness = (distance: number) => Math.min(Math.max((edge - distance) / edge, 0), 1);
  return fastest * (nearness(bottom - clientY) - nearness(clientY - top));
}
