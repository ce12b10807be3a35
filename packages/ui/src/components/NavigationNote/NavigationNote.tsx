import { useEffect, useState } from 'react';
import { wordsOf } from '../../props/wordsOf';
import { navigationNoteMessages, type NavigationNoteMessages } from './NavigationNote.messages';
import * as css from './NavigationNote.css';

export interface NavigationNoteProps {
  /** Whether the next page is being loaded. */
  isNavigating: boolean;
  /** Milliseconds before the note appears, so that a quick navigation does not flash it. Default: 400. */
  delay?: number | undefined;
  /** Texts that replace the component's own; a text left out or undefined keeps its English default. */
  messages?: Partial<NavigationNoteMessages> | undefined;
}

/** A note over the page that the next page is loading, shown only when that takes longer than `delay`. */
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
    // The live region is rendered empty first: screen readers announce only text that is added to it later.
    <div role="status" className={css.place}>
      {isSlow && <span className={css.note}>{words.loading}</span>}
    </div>
  );
}
