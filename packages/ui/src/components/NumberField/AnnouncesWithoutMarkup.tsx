import { useLayoutEffect } from 'react';

/**
 * Lets React Aria's live regions empty themselves without markup. React Aria (3.53, `LiveAnnouncer.clear`)
 * clears them with `innerHTML = ''` before it announces a new value. Where a page requires Trusted Types,
 * that throws and breaks the page.
 */
export function AnnouncesWithoutMarkup() {
  // Runs again for each value: React Aria announces the value in an effect that runs after this one.
  useLayoutEffect(() => {
    for (const region of document.querySelectorAll('[data-live-announcer] > [role="log"]')) {
      Object.defineProperty(region, 'innerHTML', {
        configurable: true,
        set: () => {
          region.replaceChildren();
        },
      });
    }
  });
  return null;
}
