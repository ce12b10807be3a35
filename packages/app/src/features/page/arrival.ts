import { createContext, useContext, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isRecord } from '../../isRecord';

/** Changes whenever a person arrives at another page; undefined on the page they opened first. */
const ArrivalContext = createContext<string | undefined>(undefined);

export const ArrivalProvider = ArrivalContext.Provider;

export function useArrivalKey(): string | undefined {
  return useContext(ArrivalContext);
}

/** Added to the state of a navigation that retries a failed page. */
export const retried = { isRetry: true } as const;

export function isRetry(state: unknown): boolean {
  return isRecord(state) && 'isRetry' in state;
}

/**
 * Returns a key that changes when a person arrives at another page. A change within a page, such as another
 * tab of a list, is no arrival. A retry of a failed page is one, because the retry button goes away.
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
  /** The key of the history entry. */
  readonly entry: string;
  /** Undefined on the page that was opened first. */
  readonly focusKey: string | undefined;
}
