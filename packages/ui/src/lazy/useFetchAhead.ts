import { useEffect } from 'react';

/**
 * Fetches a lazy part as soon as what may need it stands on the page, so that it is there when it is asked
 * for. Should that fail, it is fetched again when it is needed.
 */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
