/** In milliseconds: a finger's click may follow its release this much later. */
const clickFollows = 350;

interface Pressing {
  /**
   * Calls once the press, and the click that may follow, are over, so that nothing moves away from under the
   * pointer. Without a press, it calls at once.
   */
  readonly after: (call: () => void) => void;
  /** Stops listening, and calls at once what still waits. */
  readonly stop: () => void;
}

/** Follows the presses of a pointer anywhere on the page, from going down to the end of its click. */
export function followPresses(): Pressing {
  const listening = new AbortController();
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  const finish = () => {
    clearTimeout(timer);
    isUnderWay = false;
    const calls = waiting;
    waiting = [];
    for (const call of calls) call();
  };
  const finishIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(finish, milliseconds);
  };
  const listen = (event: 'pointerdown' | 'pointerup' | 'pointercancel' | 'click', to: () => void) =>
    window.addEventListener(event, to, { capture: true, signal: listening.signal });

  listen('pointerdown', () => {
    clearTimeout(timer);
    isUnderWay = true;
  });
  listen('pointerup', () => finishIn(clickFollows));
  listen('pointercancel', () => finishIn(0));
  // After all other listeners have received the click.
  listen('click', () => isUnderWay && finishIn(0));

  return {
    after: (call) => {
      if (isUnderWay) waiting.push(call);
      else call();
    },
    stop: () => {
      listening.abort();
      finish();
    },
  };
}
