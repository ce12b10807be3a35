import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** A part that goes away once something is chosen in it: focus then goes to where the page begins. */
export function LandsOnHeading({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // React is about to remove the part, so focus is still in it.
      if (!element?.contains(document.activeElement)) return;
      // By then the page is drawn anew; what has taken focus on it keeps it.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector('h1')?.focus();
      });
    };
  }, []);
  return <div ref={part}>{children}</div>;
}
