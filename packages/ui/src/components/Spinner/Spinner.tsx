import { useEffect, useState } from 'react';
import * as css from './Spinner.css';

export interface SpinnerProps {
  /** What is being loaded: "Loading your projects". Shown, and announced once. */
  label: string;
  /** Milliseconds before anything shows, so that a quick answer does not flash it. Default: 400. */
  delay?: number | undefined;
}

const rings = [6, 11, 16] as const;

/** Shows that something whose shape is not known yet is loading. For a known shape, use `Skeleton`. */
export function Spinner({ label, delay = 400 }: SpinnerProps) {
  const [isShown, setIsShown] = useState(delay <= 0);

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return (
    // The live region is rendered empty first: screen readers announce only text that is added to it later.
    // `data-awaits` makes the page's footer wait for the content that replaces this (Layout.css.ts).
    <div role="status" className={css.spinner} data-awaits="">
      {isShown && (
        <>
          <svg className={css.rings} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
            {rings.map((radius) => (
              <circle key={radius} className={css.ring} cx="20" cy="20" r={radius} />
            ))}
          </svg>
          <span>{label}</span>
        </>
      )}
    </div>
  );
}
