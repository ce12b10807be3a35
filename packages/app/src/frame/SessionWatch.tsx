import { errorMessages } from '@sounding/domain/errors';
import { SessionTimeoutDialog } from '@sounding/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { endSession } from './endSession';
import { IdleWatch } from '../features/idle/IdleWatch';
import { sharedActivity } from '../features/idle/sharedActivity';
import { sessionEndedState } from '../features/session/sessionEnded';
import { tabKeys } from '../keptWork/tabKeys';
import { paths } from '../paths';
import { projectStoreOf } from '../features/projectInHand/projectStoreOf';
import { useServices, type Services } from '../services';
import { tidyBrowser } from '../tidyBrowser';

const past = new Date(0);

/** Reminds an idle person, and says that a session has ended, by itself or by the server. */
export function SessionWatch({ isWatching }: { isWatching: boolean }) {
  const services = useServices();
  const { sessionExpiry } = services;
  const navigate = useNavigate();
  const [watch] = useState(() => idleWatchOf(services));
  const expiresAt = useSyncExternalStore(watch.subscribe, watch.expiresAt);
  const isEnded = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isUnread);

  useEffect(() => (isWatching ? watch.start() : undefined), [isWatching, watch]);
  useEffect(tidyBrowser, []);

  return (
    <SessionTimeoutDialog
      isOpen={isEnded || expiresAt !== null}
      isEnded={isEnded}
      expiresAt={expiresAt ?? past}
      messages={{
        endedTitle: errorMessages.sessionTerminated,
        ended: endedText(holdsWork(services)),
      }}
      onContinue={() => watch.continueSession()}
      onExpire={watch.look}
      onLogOut={() => {
        // Without the question about unsaved work, so that work stays in this browser.
        projectStoreOf(services).flush();
        endSession(services);
        void navigate(paths.signIn);
      }}
      onAcknowledge={() => {
        sessionExpiry.acknowledge();
        void navigate(paths.signIn, { state: sessionEndedState });
      }}
    />
  );
}

/** Whether there is a project in hand, or a draft in one of the overview's editors. */
function holdsWork(services: Services): boolean {
  const { storage } = services;
  return projectStoreOf(services).get() !== null || storage.getItem(tabKeys.draft) !== null;
}

/** Names both causes, because the server may have ended the session while the person was typing. */
function endedText(holdsTyped: boolean): string {
  const kept = holdsTyped ? ': what you have typed is kept in this browser' : '';
  return `You were logged out because nothing was done for a while, or because your session was ended elsewhere. Sign in again to go on where you were${kept}.`;
}

function idleWatchOf(services: Services): IdleWatch {
  const { api, session, sessionExpiry } = services;
  return new IdleWatch({
    activity: sharedActivity(() => session.get().login),
    // A refusal ends the session by itself; without a connection there is nobody to tell.
    renew: () => void api.getRole().catch(() => undefined),
    onReminder: () => sessionExpiry.holdPlace(),
    onContinued: () => sessionExpiry.releasePlace(),
    onOver() {
      projectStoreOf(services).flush();
      // Called while the token is still known. If it fails, the server's own time limit ends the session.
      void api.signOut({ keepalive: true }).catch(() => undefined);
      sessionExpiry.expire();
    },
  });
}
