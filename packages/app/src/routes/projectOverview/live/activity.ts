/** Requests that count as use of the session are sent for this long after the last action, and no longer. */
const recentMillis = 60_000;

const signs = ['pointerdown', 'keydown', 'wheel'] as const;

export interface Activity {
  readonly isRecent: () => boolean;
  readonly stop: () => void;
}

/** Tells whether the person is active: automatic requests must not keep an idle session alive. */
export function watchActivity(onActivity: () => void): Activity {
  // Opening the page counts as activity.
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
