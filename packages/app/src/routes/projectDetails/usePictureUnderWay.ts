import type { ImageOutcome } from '@sounding/ui';
import { useCallback, useRef, useState } from 'react';
import { toast } from '../../features/toasts/toast';

const refusedMessage =
  'The image you chose cannot be used, so nothing was saved and this page stays. Its field says why.';

/** Follows the picture that is being prepared; saving and leaving wait for it. */
export function usePictureUnderWay() {
  const current = useRef<Promise<ImageOutcome> | null>(null);
  const lastOutcome = useRef<ImageOutcome>('cancelled');
  const [isPreparing, setIsPreparing] = useState(false);
  const [isAwaited, setIsAwaited] = useState(false);

  const follow = useCallback((outcome: Promise<ImageOutcome>) => {
    const followed: Promise<ImageOutcome> = outcome.then((what) => {
      if (current.current !== followed) return what;
      current.current = null;
      lastOutcome.current = what;
      setIsPreparing(false);
      return what;
    });
    current.current = followed;
    setIsPreparing(true);
  }, []);

  /** Waits for the picture, then resolves to whether to go on: not if the last picture was refused. */
  const untilIn = async (): Promise<boolean> => {
    setIsAwaited(true);
    // Another one may be chosen in its place meanwhile.
    while (current.current !== null) await current.current;
    setIsAwaited(false);
    const isRefused = lastOutcome.current === 'refused';
    if (isRefused) toast({ tone: 'error', message: refusedMessage });
    return !isRefused;
  };

  return {
    follow,
    isPreparing,
    /** A save or a step to another page waits for the picture. */
    isAwaited,
    /** Reads the current state, which may be newer than the last render. */
    isUnderWay: () => current.current !== null,
    untilIn,
  };
}
