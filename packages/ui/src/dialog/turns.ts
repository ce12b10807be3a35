import { startTransition } from 'react';

/** Longer than a dialog is being made. One whose content is still being fetched holds up nobody. */
const patience = 500;

/** Those that are to be made, in the order in which they were opened. */
const waiting = new Set<() => void>();
let underWay: (() => void) | undefined;
let timer: number | undefined;

/**
 * Has a dialog made once those opened before it stand. Of two made at once each would hide the other from
 * the person: React Aria hides what is outside of a dialog as it comes. Answers a function that ends the
 * turn: the dialog stands, or is not to open any more.
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
