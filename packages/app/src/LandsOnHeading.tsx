import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** A part of a page that is removed once a choice is made in it; focus then moves to the page's `h1`. */
export function LandsOnHeading({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // React is about to remove the part, so focus is still in it.
      if (!element?.contains(document.activeElement)) return;
      // By then React has rendered the page again. If another element has taken focus, it keeps focus.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector('h1')?.focus();
      });
    };
  }, []);
  return <div ref={part}>{children}</div>;
}
