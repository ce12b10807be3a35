import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still mounted: a response that arrives later must not navigate. */
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
