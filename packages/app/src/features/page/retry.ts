import { useLocation, useNavigate, useNavigation, type Location } from 'react-router-dom';

/** Carried by a navigation that asks for a failed page once more, beside what its address carried before. */
const retried = { isRetry: true } as const;

export function isRetry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isRetry' in state;
}

/**
 * Goes to the same address anew. To revalidate it would be less sure: React Router takes the error away only
 * if React has drawn in the meantime that the page is being asked for.
 */
export function useRetry(): { retry: () => void; isRetrying: boolean } {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const next: Location<unknown> | undefined = useNavigation().location;
  const { pathname, search, state } = location;
  const carried = typeof state === 'object' ? state : null;
  return {
    // Without its hash, with which it would be a jump within the page.
    retry: () =>
      void navigate({ pathname, search }, { replace: true, state: { ...carried, ...retried } }),
    isRetrying: next !== undefined && isRetry(next.state),
  };
}
