import { createContext, useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Says that the way back, which begins now, leads to a place below the top. */
type ReturnTo = (top: number) => void;

const ScrollReturnContext = createContext<ReturnTo>(() => undefined);

export const ScrollReturnProvider = ScrollReturnContext.Provider;

/** For a page that leads back to exactly where it was opened. */
export function useScrollReturn(): ReturnTo {
  return useContext(ScrollReturnContext);
}

/** Carried by a change of a part of the page, such as one list of several, that keeps its place. */
export const keepPlace = { keepsPlace: true } as const;

/**
 * Every navigation starts at the top (ROUTE-26), except for a way back that asked for another place
 * and for what changes only a part of the page; a jump within the page is the browser's own business.
 */
export function useScrollToTop(): ReturnTo {
  const location: Location<unknown> = useLocation();
  const { key, hash, state } = location;
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const awaited = useRef(0);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const top = isWayBack ? awaited.current : 0;
    awaited.current = 0;
    const isJumpWithinPage = hash.length > 0;
    if (!isJumpWithinPage && !keepsPlace(state)) window.scrollTo(0, top);
  }, [key, hash, state, isWayBack]);

  return useCallback((top) => {
    awaited.current = top;
  }, []);
}

function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state;
}
