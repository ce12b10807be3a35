import { flushSync } from 'react-dom';
import { followPresses } from '../../press/pressing';

/** So long a person rests between two keys before what was written is handed out. */
const rest = 250;
/** A short text costs a page little: it is handed out in the gaps of ordinary typing. */
const shortRest = 100;
/** In positions of the document, roughly characters. */
const shortText = 10_000;
/** Whoever types on and on is not waited for any longer, unless said. */
const longest = 1000;

/** What comes before a page, or another part of it, reads the value: pressing, sending, going away. */
const acts = [
  ...['click', 'submit', 'formdata', 'popstate'],
  ...['beforeunload', 'pagehide', 'visibilitychange'],
] as const;

interface HandOut {
  /** Something was written, and the text is so long now. */
  readonly later: (size: number) => void;
  /** The text was left: hands out what waits, and calls, once the press that took focus away is over. */
  readonly leave: (then: () => void) => void;
  /** What waits is no longer so: the parent has put another text in its place. */
  readonly drop: () => void;
  /** The editor goes away, with its last words handed out. */
  readonly stop: () => void;
}

/**
 * Calls `tell` once a person rests from writing, and not at each key, so that no key waits for what a
 * page makes of it. Whatever could ask for the value first has it told before: listeners on the window
 * hear of a click, a command by keys or of leaving ahead of everybody else. Not before the click, though: a
 * message that goes once the text is known would move the button away from under the pointer that is down.
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
  // Drawn at once, so that the handlers of an act see what was written, however soon it follows.
  const nowDrawn = () => {
    if (timer !== undefined) flushSync(now);
  };
  const look = () => {
    const left = Math.min(last + pause, began + within) - performance.now();
    if (left > 0) timer = setTimeout(look, left);
    else presses.after(nowDrawn);
  };
  // A key costs no more than this: looking at the clock.
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
    // Before what waits for the end of a press: React is drawing, and would draw nothing at once.
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

/** As Control and S, which a page may save by; not the AltGr that writes a letter. */
function isCommand(event: KeyboardEvent): boolean {
  const isHeld = event.ctrlKey || event.metaKey;
  const isItself = event.key === 'Control' || event.key === 'Meta';
  return isHeld && !isItself && !event.getModifierState('AltGraph');
}
