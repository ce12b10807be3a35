import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { focusPlace, type FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';

/** A place on a page that a person comes back to. */
export interface PagePlace extends FocusPlace {
  /** How far down the page was scrolled, in pixels. */
  readonly top: number;
}

/** The current scroll position and focus, for code that is about to lead to another page. */
export function placeOnPage(): PagePlace {
  return { top: window.scrollY, ...focusPlace() };
}

interface WaysBack {
  /** The path of the previous page; null on the first page of a visit. */
  readonly cameFrom: string | null;
  /** The place that the last way back led to; null if the person reached the page in any other way. */
  readonly landing: PagePlace | null;
  /** Notes that the way back, which begins now, leads to this place. */
  readonly returnTo: (place: PagePlace) => void;
}

const WaysBackContext = createContext<WaysBack>({
  cameFrom: null,
  landing: null,
  returnTo: () => undefined,
});

export const WaysBackProvider = WaysBackContext.Provider;

/** For a page that leads back to exactly where it was opened, and for the page that it leads back to. */
export function useWayBack(): WaysBack {
  return useContext(WaysBackContext);
}

/** The state of a navigation that changes only a part of the page, such as a list, and does not scroll. */
export const keepPlace = { keepsPlace: true } as const;

/**
 * Scrolls to the top at every navigation (ROUTE-26). Exceptions: a way back that asked for another place, a
 * place in the navigation's state, and a change of only a part of the page. The browser itself handles jumps
 * within the page.
 */
export function useScrollToTop(): WaysBack {
  const location: Location<unknown> = useLocation();
  const { key, pathname, hash, state } = location;
  const isWayBack = useNavigationType() === NavigationType.Pop;
  const [awaited, setAwaited] = useState<PagePlace | null>(null);
  const [arrival, setArrival] = useState<Arrival>({
    key,
    pathname,
    cameFrom: null,
    landing: null,
    isWithinPage: false,
  });
  if (arrival.key !== key) {
    const isWithinPage = arrival.pathname === pathname;
    setArrival({
      key,
      pathname,
      cameFrom: isWithinPage ? arrival.cameFrom : arrival.pathname,
      landing: isWayBack ? awaited : null,
      isWithinPage,
    });
    setAwaited(null);
  }
  const { cameFrom, landing } = arrival;
  // An entry that is reached from another page has no place on this page to keep.
  const keepsPlace = arrival.isWithinPage && isKeepingPlace(state);
  const top = isWayBack ? (landing?.top ?? 0) : topIn(state);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    const isJumpWithinPage = hash.length > 0;
    if (!isJumpWithinPage && !keepsPlace) window.scrollTo(0, top);
  }, [key, hash, keepsPlace, top]);

  return { cameFrom, landing, returnTo: setAwaited };
}

interface Arrival extends Omit<WaysBack, 'returnTo'> {
  readonly key: string;
  readonly pathname: string;
  /** Whether the path is the same, and only the rest of the address or the state has changed. */
  readonly isWithinPage: boolean;
}

function isKeepingPlace(state: unknown): boolean {
  return isRecord(state) && 'keepsPlace' in state;
}

function topIn(state: unknown): number {
  return isRecord(state) && typeof state['top'] === 'number' ? state['top'] : 0;
}
