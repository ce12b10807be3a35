import type { ImageOutcome } from '@sounding/ui';
import { useCallback, useRef, useState } from 'react';
import { toast } from '../../features/toasts/toast';

const refusedMessage =
  'The image you chose cannot be used, so nothing was saved and this page stays. Its field says why.';

/** The picture that is being made ready, which whoever saves or leaves waits for. */
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

  /** Answers whether to go on, which is so unless it was refused, be that a moment before it is asked. */
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
    /** Somebody waits for it. */
    isAwaited,
    /** At the moment of asking, which may be before the page is drawn. */
    isUnderWay: () => current.current !== null,
    untilIn,
  };
}
