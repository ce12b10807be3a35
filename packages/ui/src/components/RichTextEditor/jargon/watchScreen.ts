import type { EditorView } from '@tiptap/pm/view';

/** A part of a document, from one position to another. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

interface ScreenWatch {
  readonly view: EditorView;
  /** The part in which terms are drawn now; null if all of them are. */
  readonly drawnIn: () => Part | null;
  /** Draws the terms in this part, or in all of the text if it is null. */
  readonly draw: (part: Part | null) => void;
}

/** A text up to this length is drawn whole. */
const longestWhole = 20_000;
/** Milliseconds after a change until the part on the screen is determined again. */
const rest = 100;

export function isDrawnWhole(length: number): boolean {
  return length <= longestWhole;
}

/**
 * Determines which part of a long text is on the screen or less than half a screen away. A browser spends
 * time on each highlight at each key, however far away it is.
 */
export function watchScreen({ view, drawnIn, draw }: ScreenWatch) {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    stopWaiting();
    if (isDrawnWhole(view.state.doc.content.size)) {
      if (drawnIn() !== null) draw(null);
      return;
    }
    const part = partWithin(view, 0.5);
    if (!isEnough(drawnIn(), partWithin(view, 0.25), part)) draw(part);
  };
  const stopWaiting = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    timer = undefined;
  };
  const lookSoon = () => {
    frame ??= requestAnimationFrame(look);
  };
  const drawAll = () => draw(null);

  const events = new AbortController();
  const { signal } = events;
  document.addEventListener('scroll', lookSoon, { capture: true, passive: true, signal });
  window.addEventListener('resize', lookSoon, { signal });
  window.addEventListener('beforeprint', drawAll, { signal });
  window.addEventListener('afterprint', lookSoon, { signal });
  // When anything else on the page grows or shrinks, the text moves without scrolling.
  const resizes = new ResizeObserver(lookSoon);
  resizes.observe(document.body);

  return {
    /** To be called when the text has changed. */
    update: () => {
      if (drawnIn() === null && isDrawnWhole(view.state.doc.content.size)) return;
      timer ??= setTimeout(look, rest);
    },
    stop: () => {
      stopWaiting();
      events.abort();
      resizes.disconnect();
    },
  };
}

/** Whether the drawn part covers the needed one and is at most twice as long as the wanted one. */
function isEnough(drawn: Part | null, needed: Part, wanted: Part): boolean {
  if (drawn === null || drawn.from > needed.from || drawn.to < needed.to) return false;
  return lengthOf(drawn) <= 2 * lengthOf(wanted);
}

const lengthOf = ({ from, to }: Part) => to - from;

/** From the first to the last block whose distance from the window is at most this many window heights. */
function partWithin(view: EditorView, heights: number): Part {
  const blocks = [...view.dom.children];
  const end = view.state.doc.content.size;
  const margin = window.innerHeight * heights;
  const positionOf = (block: Element | undefined) =>
    block === undefined ? end : view.posAtDOM(block, 0) - 1;
  return {
    from: positionOf(firstOf(blocks, ({ bottom }) => bottom >= -margin)),
    to: positionOf(firstOf(blocks, ({ top }) => top > window.innerHeight + margin)),
  };
}

/**
 * The first block for which a condition holds. The blocks stand one below the other, so it holds for all
 * after that.
 */
function firstOf(blocks: readonly Element[], isSo: (box: DOMRect) => boolean): Element | undefined {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const block = blocks[middle];
    if (block && isSo(block.getBoundingClientRect())) high = middle;
    else low = middle + 1;
  }
  return blocks[low];
}
