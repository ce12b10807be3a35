import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../announce';
import * as css from './Button.css';

/** Milliseconds. Of what takes no longer, its end alone is worth hearing. */
const noticed = 150;

/** Says that the action runs: once and politely to whoever pressed the button, and to whoever comes to it. */
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
