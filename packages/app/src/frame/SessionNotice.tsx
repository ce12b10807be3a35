import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionEndedState } from '../features/session/sessionEnded';
import { useSession } from '../features/session/useSession';
import { lazyPart } from '../lazyPart';
import { paths } from '../paths';
import { pageAt } from '../routeTable';
import { useServices } from '../services';

/** A chunk of its own: nobody idles on the sign-in page. */
const SessionWatch = lazyPart(
  async () => (await import('./SessionWatch')).SessionWatch,
  WithoutDialog,
);

/** Watches over idleness on the researcher's pages (OPEN-36), and over the session's end everywhere. */
export function SessionNotice() {
  const { session, sessionExpiry } = useServices();
  const { pathname } = useLocation();
  const { authenticated } = useSession(session);
  const hasEnded = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isUnread);
  const isWatching = authenticated && pageAt(pathname)?.access === 'ROLE_RESEARCHER';
  if (!isWatching && !hasEnded) return null;
  return <SessionWatch isWatching={isWatching} />;
}

/** Replaces the dialog if its code does not arrive: the sign-in page then says that the session has ended. */
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
