import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { isRecord } from '../../isRecord';
import { isRetry, retried } from './arrival';

/**
 * Retries a failed page by a new navigation to its address. A revalidation is less reliable: React Router
 * removes the error only if React has rendered the loading state in between.
 *
 * @param isCutOff Whether the network was the cause: then it also retries once the device is back online.
 */
export function useRetry(isCutOff: boolean): { retry: () => void; isRetrying: boolean } {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const next: Location<unknown> | undefined = useNavigation().location;
  const { pathname, search, state } = location;
  const carried = isRecord(state) ? state : null;
  // Without the hash, with which this would be a jump within the page.
  const retry = () =>
    void navigate({ pathname, search }, { replace: true, state: { ...carried, ...retried } });
  const retryOnline = useEffectEvent(retry);
  // With the words in view, not some time after: nobody may see them and miss that the network came back.
  useLayoutEffect(() => {
    if (!isCutOff) return undefined;
    const onOnline = () => retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isCutOff]);
  return { retry, isRetrying: next !== undefined && isRetry(next.state) };
}
