import type { MouseEvent } from 'react';

/** A click that asks to follow a link here; with a modifier the browser opens a tab or saves. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
