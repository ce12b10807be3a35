import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { isRecord } from '../../isRecord';
import { isRetry, retried } from './arrival';

/**
 * Retries a failed page by a new navigation to its address. A revalidation is less reliable: React Router
 * removes the error only if React has rendered the loading state in between.
 */
export function useRetry(): { retry: () => void; isRetrying: boolean } {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const next: Location<unknown> | undefined = useNavigation().location;
  const { pathname, search, state } = location;
  const carried = isRecord(state) ? state : null;
  return {
    // Without the hash, with which this would be a jump within the page.
    retry: () =>
      void navigate({ pathname, search }, { replace: true, state: { ...carried, ...retried } }),
    isRetrying: next !== undefined && isRetry(next.state),
  };
}
