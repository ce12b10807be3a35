import { useCallback, useEffect, useState } from 'react';
import {
  useLocation,
  useNavigate,
  useNavigation,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';
import { endSession } from './endSession';
import { hasFlag } from '../isRecord';
import { lazyPart } from '../lazyPart';
import type { KeptHere, LogOutQuestionProps } from './LogOutQuestion';
import { paths } from '../paths';
import { useServices, type Services } from '../services';

/** The navigation to the sign-in page that logs out. `flushSync` makes it known here as soon as it begins. */
export const logOutOptions = {
  state: { isLoggingOut: true },
  flushSync: true,
} as const satisfies NavigateOptions;

/**
 * Replaces the entry of logging out once its question is asked. Whoever comes to that entry anew has stayed,
 * and is led back, also after a reload.
 */
const askedOptions = {
  state: { isAsked: true },
  replace: true,
} as const satisfies NavigateOptions;

/** A chunk of its own: few people have unsaved work when they log out. */
const LogOutQuestion = lazyPart(
  async () => (await import('./LogOutQuestion')).LogOutQuestion,
  KeepUnasked,
);

/**
 * Logs out by going to the sign-in page and ending the session there, so that a page with unsaved work asks
 * first, as before any other leaving. Logging out also removes the work that this browser keeps, but only
 * after a question. A person who stays is led back to where they were.
 */
export function LogOut() {
  const location: Location<unknown> = useLocation();
  const isLoggingOut = hasFlag('isLoggingOut', location.state);
  const isAsked = hasFlag('isAsked', location.state);
  const isOnTheWay = hasFlag('isLoggingOut', useNavigation().location?.state);
  const services = useServices();
  const navigate = useNavigate();
  const [kept, setKept] = useState<KeptHere | null>(null);
  const isAsking = isLoggingOut || isAsked;
  const { key } = location;

  const finish = useCallback(() => {
    endSession(services);
    void navigate(paths.signIn, { replace: true });
  }, [navigate, services]);

  // The session must also end if the page goes while logging out: before the sign-in page is shown, or before
  // the browser has looked for unsaved work.
  useEffect(() => (isOnTheWay ? endAsThePageGoes(services) : undefined), [isOnTheWay, services]);

  useEffect(() => {
    if (!isLoggingOut) return undefined;
    let isHere = true;
    const stopWatching = endAsThePageGoes(services);
    void findKept(services).then((found) => {
      stopWatching();
      if (found.projects.length + found.drafts.length === 0) finish();
      else if (isHere) {
        setKept(found);
        void navigate(paths.signIn, askedOptions);
      }
    });
    return () => {
      isHere = false;
    };
  }, [finish, isLoggingOut, key, navigate, services]);

  useEffect(() => {
    if (isAsked && kept === null) void navigate(-1);
  }, [isAsked, kept, navigate]);

  // Whoever logs out another time is asked about what is kept then.
  useEffect(() => (isAsking ? () => setKept(null) : undefined), [isAsking]);

  // The question does not wait for its own history entry, which comes after an answer of the server.
  if (!isAsking || kept === null) return null;
  return (
    <LogOutQuestion
      kept={kept}
      onLogOut={() => {
        // Called while the login is still known; the removal itself may end after the session.
        void services.keptProjects.removeAll();
        void services.keptDrafts.removeAll();
        finish();
      }}
      onStay={() => void navigate(-1)}
      onKeep={finish}
    />
  );
}

/** What logging out would remove. */
async function findKept({ keptProjects, keptDrafts }: Services): Promise<KeptHere> {
  const [projects, drafts] = await Promise.all([keptProjects.list(), keptDrafts.list()]);
  return { projects, drafts };
}

/** Replaces the question if its code does not arrive: logs out, and removes nothing. */
function KeepUnasked({ onKeep }: LogOutQuestionProps) {
  useEffect(onKeep, [onKeep]);
  return null;
}

/** Ends the session if the page goes; the returned function stops watching for that. */
function endAsThePageGoes(services: Services): () => void {
  const end = () => endSession(services);
  window.addEventListener('pagehide', end);
  return () => window.removeEventListener('pagehide', end);
}
