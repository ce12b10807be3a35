import type { KeyboardEvent } from 'react';

/** The tab to which a key leads from the one it was pressed on; undefined for any other key. */
export function tabForKey({
  key,
  currentTarget: tab,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
}: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined;
  const list = tab.closest('[role="tablist"]');
  if (list === null) return undefined;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(tab);
  const onwards = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return tabs.at((at + onwards) % tabs.length);
    case 'ArrowLeft':
      return tabs.at((at - onwards) % tabs.length);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
