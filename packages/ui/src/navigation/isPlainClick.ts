import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab; with a modifier key the browser opens a tab or saves. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
