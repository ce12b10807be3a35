import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Changes whenever a person arrives at another page; undefined on the page they opened first. */
const ArrivalContext = createContext<string | undefined>(undefined);

export const ArrivalProvider = ArrivalContext.Provider;

export function useArrivalKey(): string | undefined {
  return useContext(ArrivalContext);
}

/** Notices arrivals: a change within one page, such as another tab of a list, is none. */
export function useArrivals(): string | undefined {
  const { pathname, key } = useLocation();
  const [arrival, setArrival] = useState<{ pathname: string; key: string | undefined }>({
    pathname,
    key: undefined,
  });
  if (arrival.pathname !== pathname) setArrival({ pathname, key });
  return arrival.key;
}
