import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Says that the way back, which begins now, leads to a place below the top. */
type ReturnTo = (top: number) => void;

const ScrollReturnContext = createContext<ReturnTo>(() => undefined);

export const ScrollReturnProvider = ScrollReturnContext.Provider;

/** For a page that leads back to exactly where it was opened. */
export function useScrollReturn(): ReturnTo {
  return useContext(ScrollReturnContext);
}

/**
 * Every navigation starts at the top (ROUTE-26), except for a way back that asked for another place; a
 * jump within the page is the browser's own business.
 */
export function useScrollToTop(): ReturnTo {
  const { key, hash } = useLocation();
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const awaited = useRef(0);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const top = isWayBack ? awaited.current : 0;
    awaited.current = 0;
    const isJumpWithinPage = hash.length > 0;
    if (!isJumpWithinPage) window.scrollTo(0, top);
  }, [key, hash, isWayBack]);

  return useCallback((top) => {
    awaited.current = top;
  }, []);
}
