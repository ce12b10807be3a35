import { startTransition } from 'react';

/**
 * The longest turn, in milliseconds. Rendering a dialog takes less; one whose content is still being fetched
 * blocks no other.
 */
const patience = 500;

/** Dialogs that wait to be rendered, in the order in which they were opened. */
const waiting = new Set<() => void>();
let underWay: (() => void) | undefined;
let timer: number | undefined;

/**
 * Renders a dialog once those opened before it are on the page. React Aria hides everything outside a dialog
 * as it appears, so two dialogs rendered at once would hide each other. Returns a function that ends the
 * turn: the dialog is on the page, or is not to open any more.
 */
export function takeTurn(make: () => void): () => void {
  waiting.add(make);
  beginNext();
  return () => {
    waiting.delete(make);
    if (underWay === make) goOn();
  };
}

function goOn() {
  clearTimeout(timer);
  underWay = undefined;
  beginNext();
}

function beginNext() {
  const [next] = waiting;
  if (underWay !== undefined || next === undefined) return;
  waiting.delete(next);
  underWay = next;
  timer = window.setTimeout(goOn, patience);
  startTransition(next);
}
