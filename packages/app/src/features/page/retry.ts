import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { isRecord } from '../../isRecord';
import { isRetry, retried } from './arrival';

/**
 * Goes to the same address anew. To revalidate it would be less sure: React Router takes the error away only
 * if React has drawn in the meantime that the page is being asked for.
 */
export function useRetry(): { retry: () => void; isRetrying: boolean } {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const next: Location<unknown> | undefined = useNavigation().location;
  const { pathname, search, state } = location;
  const carried = isRecord(state) ? state : null;
  return {
    // Without its hash, with which it would be a jump within the page.
    retry: () =>
      void navigate({ pathname, search }, { replace: true, state: { ...carried, ...retried } }),
    isRetrying: next !== undefined && isRetry(next.state),
  };
}
