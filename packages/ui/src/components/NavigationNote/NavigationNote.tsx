import { useEffect, useState } from 'react';
import { wordsOf } from '../../props/wordsOf';
import { navigationNoteMessages, type NavigationNoteMessages } from './NavigationNote.messages';
import * as css from './NavigationNote.css';

export interface NavigationNoteProps {
  /** Whether the next page is on its way. */
  isNavigating: boolean;
  /** Milliseconds before anything shows, so that a quick navigation does not flash; 400 unless said. */
  delay?: number | undefined;
  /** Words to say in place of its own. */
  messages?: Partial<NavigationNoteMessages> | undefined;
}

/** Says over the page that the next one is on its way, when that takes long enough to wonder. */
export function NavigationNote({ isNavigating, delay = 400, messages }: NavigationNoteProps) {
  const words = wordsOf(navigationNoteMessages, messages);
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setIsSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isNavigating, delay]);

  return (
    // The region stands there empty first: text that arrives in it later is what gets announced.
    <div role="status" className={css.place}>
      {isSlow && <span className={css.note}>{words.loading}</span>}
    </div>
  );
}
