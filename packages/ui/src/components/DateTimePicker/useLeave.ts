import { useEffect, useRef } from 'react';

/**
 * Makes a blur handler that waits for the end of the press that took focus away: a message that
 * appears in the middle of it would move the very thing that is being pressed.
 */
export function useLeave(onLeave: () => void): () => void {
  const isPressing = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: 'pointerdown' | 'pointerup' | 'pointercancel', pressing: boolean) =>
      document.addEventListener(event, () => (isPressing.current = pressing), {
        capture: true,
        signal: listening.signal,
      });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
    return () => listening.abort();
  }, []);

  return () => {
    if (!isPressing.current) {
      onLeave();
      return;
    }
    const finished = new AbortController();
    const leave = () => {
      finished.abort();
      // The click follows the release within the same task.
      setTimeout(onLeave);
    };
    document.addEventListener('pointerup', leave, { signal: finished.signal });
    document.addEventListener('pointercancel', leave, { signal: finished.signal });
  };
}
