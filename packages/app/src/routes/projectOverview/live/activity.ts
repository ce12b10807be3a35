/** A question that counts as use of the session is asked this long after a person last did something. */
const recentMillis = 60_000;

const signs = ['pointerdown', 'keydown', 'wheel'] as const;

export interface Activity {
  readonly isRecent: () => boolean;
  readonly stop: () => void;
}

/** Knows whether somebody is there; what nobody asked for must not keep a session from going idle. */
export function watchActivity(onActivity: () => void): Activity {
  // Opening the page is an act too.
  let last = Date.now();
  const note = () => {
    last = Date.now();
    onActivity();
  };
  const options = { capture: true, passive: true };
  for (const sign of signs) document.addEventListener(sign, note, options);
  return {
    isRecent: () => Date.now() - last < recentMillis,
    stop() {
      for (const sign of signs) document.removeEventListener(sign, note, options);
    },
  };
}
