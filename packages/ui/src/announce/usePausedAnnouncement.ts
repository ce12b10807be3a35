import { useEffect, useRef, useState } from 'react';

/** Milliseconds; long enough that nobody is spoken to while typing. */
const pause = 1000;

/**
 * The text for a polite live region: `text`, once it has not changed for a second. The text at the first
 * render is not announced, since nobody caused it.
 */
export function usePausedAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(text);

  useEffect(() => {
    if (last.current === text) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);

  return announced;
}
