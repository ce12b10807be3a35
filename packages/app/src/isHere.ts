import { useEffect, useRef, type RefObject } from 'react';

/** Whether the page still stands: an answer that arrives later leads nobody elsewhere. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
