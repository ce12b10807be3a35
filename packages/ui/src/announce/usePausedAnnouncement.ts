import { useEffect, useRef, useState } from 'react';

/** Long enough that nobody is spoken to while typing. */
const pause = 1000;

/**
 * The text for a polite live region: `text`, once its cause has rested for a second. What was true
 * when the page opened is not announced, since nobody caused it.
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
