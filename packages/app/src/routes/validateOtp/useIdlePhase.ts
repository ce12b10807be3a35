import { useCallback, useEffect, useRef, useState } from 'react';

/** `warned`: little time is left, and more can be had. `over`: there is none left. */
export type IdlePhase = 'active' | 'warned' | 'over';

interface IdleLimits {
  readonly warnAfterSeconds: number;
  readonly endAfterSeconds: number;
}

const signsOfLife = ['keydown', 'pointerdown'] as const;

/**
 * Tells how long nobody has done anything, by the clock: a computer that slept past the limit is over it when
 * it wakes. After the warning only `stay` gives more time, since a stray key press is no decision.
 */
export function useIdlePhase({ warnAfterSeconds, endAfterSeconds }: IdleLimits) {
  const [phase, setPhase] = useState<IdlePhase>('active');
  const since = useRef(0);

  const stay = useCallback(() => {
    since.current = Date.now();
    setPhase('active');
  }, []);

  useEffect(() => {
    since.current = Date.now();
  }, []);

  useEffect(() => {
    if (phase === 'over') return;
    const look = () => {
      // After the clock was set back, the noted time is still to come: the time begins anew.
      since.current = Math.min(since.current, Date.now());
      const idle = (Date.now() - since.current) / 1000;
      if (idle >= endAfterSeconds) setPhase('over');
      else if (idle >= warnAfterSeconds) setPhase('warned');
    };
    const note = () => {
      look();
      if (phase === 'active' && Date.now() - since.current < warnAfterSeconds * 1000) {
        since.current = Date.now();
      }
    };
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    for (const sign of signsOfLife) document.addEventListener(sign, note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const sign of signsOfLife) document.removeEventListener(sign, note);
    };
  }, [phase, warnAfterSeconds, endAfterSeconds]);

  return { phase, stay };
}
