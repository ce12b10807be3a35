import { useLayoutEffect } from 'react';

/**
 * React Aria says each new value in live regions of its own, and empties them before by
 * `innerHTML = ''` (3.53, `LiveAnnouncer.clear`). Where a page asks for Trusted Types, that throws and
 * takes the page down; so these regions empty themselves without markup.
 */
export function AnnouncesWithoutMarkup() {
  // Run again with each value, which is said in an effect that comes after this one.
  useLayoutEffect(() => {
    for (const region of document.querySelectorAll('[data-live-announcer] > [role="log"]')) {
      Object.defineProperty(region, 'innerHTML', {
        configurable: true,
        set: () => region.replaceChildren(),
      });
    }
  });
  return null;
}
