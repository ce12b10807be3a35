import { useEffect } from 'react';

/**
 * Fetches a lazy part as soon as a component that may need it is mounted, so that it is there in time. If
 * that fails, it is fetched again when it is needed.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
