import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { focusPlace, type FocusPlace } from '../../focusPlace';
import { isRecord } from '../../isRecord';

/** A place on a page that a person comes back to. */
export interface PagePlace extends FocusPlace {
  /** How far down the page was. */
  readonly top: number;
}

/** Where the page stands now, for whoever is about to lead away from it. */
export function placeOnPage(): PagePlace {
  return { top: window.scrollY, ...focusPlace() };
}

interface WaysBack {
  /** The path of the page before; null on the first one of a visit. */
  readonly cameFrom: string | null;
  /** Where the last way back led to; null where the page was come to in any other way. */
  readonly landing: PagePlace | null;
  /** Says that the way back, which begins now, leads to this place. */
  readonly returnTo: (place: PagePlace) => void;
}

const WaysBackContext = createContext<WaysBack>({
  cameFrom: null,
  landing: null,
  returnTo: () => undefined,
});

export const WaysBackProvider = WaysBackContext.Provider;

/** For a page that leads back to exactly where it was opened, and for the one that it leads back to. */
export function useWayBack(): WaysBack {
  return useContext(WaysBackContext);
}

/** Carried by a change of a part of the page, such as a list or the tab that is shown, that keeps its place. */
export const keepPlace = { keepsPlace: true } as const;

/**
 * Every navigation starts at the top (ROUTE-26), except for a way back that asked for another place, for
 * one that carries a place as its state, and for what changes only a part of the page; a jump within the
 * page is the browser's own business.
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
  // Whoever comes back to such an entry from another page has no place on this one.
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
  /** Only a part of the address changed, or its state. */
  readonly isWithinPage: boolean;
}

function isKeepingPlace(state: unknown): boolean {
  return isRecord(state) && 'keepsPlace' in state;
}

function topIn(state: unknown): number {
  return isRecord(state) && typeof state['top'] === 'number' ? state['top'] : 0;
}
