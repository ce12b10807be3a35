import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, never below 0; NaN for an invalid instant. They are read from the clock
 * each time, not counted. So they are right after the computer slept, or after the browser held back a hidden
 * page's timers. An instant that has passed stays past, even if the clock is then put back.
 */
export function useSecondsLeft(until: number, now: () => number, isRunning: boolean): number {
  const [, look] = useState(0);
  const [past, setPast] = useState<number>();
  const left = until === past ? 0 : Math.max(0, until - now());
  if (isRunning && left === 0 && until !== past) setPast(until);

  useEffect(() => {
    if (!isRunning) return undefined;
    const lookAgain = () => look((times) => times + 1);
    const timer = setInterval(lookAgain, 1000);
    // The page may wake up or come back long before the next tick.
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    window.addEventListener('pageshow', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
      window.removeEventListener('pageshow', lookAgain);
    };
  }, [isRunning]);

  return Math.ceil(left / 1000);
}
