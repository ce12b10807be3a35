import { createContext, useContext, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isRecord } from '../../isRecord';

/** Changes whenever a person arrives at another page; undefined on the page they opened first. */
const ArrivalContext = createContext<string | undefined>(undefined);

export const ArrivalProvider = ArrivalContext.Provider;

export function useArrivalKey(): string | undefined {
  return useContext(ArrivalContext);
}

/** Carried by a navigation that asks for a failed page once more, beside what its address carried before. */
export const retried = { isRetry: true } as const;

export function isRetry(state: unknown): boolean {
  return isRecord(state) && 'isRetry' in state;
}

/**
 * Notices arrivals: a change within one page, such as another tab of a list, is none; a page that failed and is
 * asked for once more is, since the button that asked goes away with the failure.
 */
export function useArrivals(): string | undefined {
  const location: Location<unknown> = useLocation();
  const { pathname, key, state } = location;
  const [arrival, setArrival] = useState<Arrival>({ pathname, entry: key, focusKey: undefined });
  const isAnew = isRetry(state) && arrival.entry !== key;
  if (arrival.pathname !== pathname || isAnew) setArrival({ pathname, entry: key, focusKey: key });
  return arrival.focusKey;
}

interface Arrival {
  readonly pathname: string;
  /** Of the history. */
  readonly entry: string;
  /** Undefined on the page that was opened first. */
  readonly focusKey: string | undefined;
}
