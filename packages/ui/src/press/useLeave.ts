import { useEffect, useRef } from 'react';
import { useSteady } from '../props/useSteady';
import { followPresses } from './pressing';

/**
 * Makes a blur handler that waits for the end of the press that took focus away: a message that
 * appears or goes in the middle of it would move the very thing that is being pressed. What the press did is
 * known to it by then.
 */
export function useLeave(onLeave: () => void): () => void {
  const leave = useSteady(onLeave);
  const presses = useRef<ReturnType<typeof followPresses>>(null);

  useEffect(() => {
    const following = followPresses();
    presses.current = following;
    return () => following.stop();
  }, []);

  return () => presses.current?.after(leave);
}
