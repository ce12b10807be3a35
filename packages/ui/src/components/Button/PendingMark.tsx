import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../announce';
import * as css from './Button.css';

/** Milliseconds. An action that takes no longer is not announced; its result is enough. */
const noticed = 150;

/**
 * Shows that the action is running. Announces it once, politely, if the button has focus; a screen reader
 * also reads it when it reaches the button.
 */
export function PendingMark({ label }: { label: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(() => {
    if (mark.current?.parentElement === document.activeElement) announce(label, 'polite');
  });
  useEffect(() => {
    const timer = setTimeout(tell, noticed);
    return () => clearTimeout(timer);
  }, []);
  return <span ref={mark} role="progressbar" aria-label={label} className={css.pendingMark} />;
}
