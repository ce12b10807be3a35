import { flushSync } from 'react-dom';
import { followPresses } from '../../press/pressing';

/** Milliseconds without a key after which the written text is handed out. */
const rest = 250;
/** The same for a short text, which costs a page little: it is handed out in the gaps of ordinary typing. */
const shortRest = 100;
/** The size up to which a text is short, in positions of the document, roughly characters. */
const shortText = 10_000;
/** The default of `within`: the longest wait in milliseconds while a person types without a pause. */
const longest = 1000;

/** Events at which a page, or another part of it, may read the value: pressing, sending, leaving. */
const acts = [
  ...['click', 'submit', 'formdata', 'popstate'],
  ...['beforeunload', 'pagehide', 'visibilitychange'],
] as const;

interface HandOut {
  /** Something was written; the text now has this size. */
  readonly later: (size: number) => void;
  /**
   * The editor lost focus. Hands out what waits and calls `then`, once the press that took focus away is
   * over.
   */
  readonly leave: (then: () => void) => void;
  /** Discards what waits, because the parent has replaced the text. */
  readonly drop: () => void;
  /** The editor is removed. Hands out its last words. */
  readonly stop: () => void;
}

/**
 * Calls `tell` when a person pauses, not at each key, so that no key waits for what a page does with the
 * text. It also calls `tell` before anything can read the value: its listeners on the window run first at a
 * click, a keyboard shortcut or on leaving the page. It does not do so as early as the pointer goes down: a
 * message that disappears once the text is known would move the button away from under the pointer.
 */
export function createHandOut(tell: () => void, within = longest): HandOut {
  const presses = followPresses();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  let last = 0;
  let pause = rest;

  const drop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    if (timer === undefined) return;
    drop();
    tell();
  };
  // Renders at once, so that the handlers of the event see what was written, however soon it follows.
  const nowDrawn = () => {
    if (timer !== undefined) flushSync(now);
  };
  const look = () => {
    const left = Math.min(last + pause, began + within) - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else presses.after(nowDrawn);
  };
  // Each key costs no more than a look at the clock.
  const later = (size: number) => {
    last = performance.now();
    pause = size > shortText ? rest : shortRest;
    if (timer !== undefined) return;
    began = last;
    timer = setTimeout(look, pause);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCommand(event)) nowDrawn();
  };
  for (const act of acts) window.addEventListener(act, nowDrawn, { capture: true });
  window.addEventListener('keydown', onKeyDown, { capture: true });
  const stop = () => {
    for (const act of acts) window.removeEventListener(act, nowDrawn, { capture: true });
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    // Before `presses.stop`, which runs what waits, and without `flushSync`, which does nothing while React
    // renders.
    now();
    presses.stop();
  };
  const leave = (then: () => void) =>
    presses.after(() => {
      now();
      then();
    });
  return { later, leave, drop, stop };
}

/**
 * Whether a key is a shortcut such as Control+S, by which a page may save. AltGr, which writes letters, is
 * none.
 */
function isCommand(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey;
  const isItself = event.key === 'Control' || event.key === 'Meta';
  return isHeld && !isItself && !event.getModifierState('AltGraph');
}
