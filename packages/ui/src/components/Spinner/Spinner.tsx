import { useEffect, useState } from 'react';
import * as css from './Spinner.css';

export interface SpinnerProps {
  /** What is awaited: "Loading your projects". Shown, and announced once. */
  label: string;
  /** Milliseconds before anything shows, so that a quick answer does not flash; 400 unless said. */
  delay?: number | undefined;
}

const rings = [6, 11, 16] as const;

/** Something is on its way and its shape is not known yet. Where the shape is known use `Skeleton`. */
export function Spinner({ label, delay = 400 }: SpinnerProps) {
  const [isShown, setIsShown] = useState(delay <= 0);

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);

  return (
    // The region stands there empty first: text that arrives in it later is what gets announced.
    // `data-awaits`: a page's footer waits for what stands here to come (Layout.css.ts).
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
