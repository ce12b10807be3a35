import { useEffect, useRef } from 'react';
import { useSteady } from '../props/useSteady';
import { followPresses } from './pressing';

/**
 * Makes a blur handler that waits for the end of the press that took focus away: a message that appears or
 * goes earlier could move the very thing that is being pressed. By then, the handler also knows what the
 * press did.
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
