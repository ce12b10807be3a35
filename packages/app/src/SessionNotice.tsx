import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionEndedState } from './features/session/sessionEnded';
import { useSession } from './features/session/useSession';
import { paths } from './paths';
import { pageAt } from './routeTable';
import { useServices } from './services';

/** A chunk of its own: nobody idles on the sign-in page. */
const SessionWatch = lazy(
  async (): Promise<{ default: ComponentType<{ isWatching: boolean }> }> => {
    try {
      return { default: (await import('./SessionWatch')).SessionWatch };
    } catch {
      return { default: WithoutDialog };
    }
  },
);

/** Watches over idleness on the researcher's pages (OPEN-36), and over the session's end everywhere. */
export function SessionNotice() {
  const { session, sessionExpiry } = useServices();
  const { pathname } = useLocation();
  const { authenticated } = useSession(session);
  const hasEnded = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isUnread);
  const isWatching = authenticated && pageAt(pathname)?.access === 'ROLE_RESEARCHER';
  if (!isWatching && !hasEnded) return null;
  return (
    <Suspense fallback={null}>
      <SessionWatch isWatching={isWatching} />
    </Suspense>
  );
}

/** Its code did not arrive: the sign-in page itself says that the session has ended. */
function WithoutDialog() {
  const { sessionExpiry } = useServices();
  const navigate = useNavigate();
  const hasEnded = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isUnread);
  useEffect(() => {
    if (!hasEnded) return;
    sessionExpiry.acknowledge();
    void navigate(paths.signIn, { state: sessionEndedState });
  }, [hasEnded, navigate, sessionExpiry]);
  return null;
}
