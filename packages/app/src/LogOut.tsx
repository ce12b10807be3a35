import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { endSession } from './endSession';
import type { LocalCopy } from './features/projectInHand/localCopy';
import type { LogOutQuestionProps } from './LogOutQuestion';
import { paths } from './paths';
import { useServices } from './services';

/** Carried by the navigation to the sign-in page with which a person logs out. */
export const logOutState = { isLoggingOut: true } as const;

/** A chunk of its own: few people have unsaved work when they log out. */
const LogOutQuestion = lazy(async (): Promise<{ default: ComponentType<LogOutQuestionProps> }> => {
  try {
    return { default: (await import('./LogOutQuestion')).LogOutQuestion };
  } catch {
    return { default: KeepUnasked };
  }
});

/**
 * Logging out is going to the sign-in page and ending the session there: so a page with unsaved work
 * is asked first, as before any other leaving. Work that this browser keeps goes with the session,
 * but not without a question.
 */
export function LogOut() {
  const location: Location<unknown> = useLocation();
  const isLoggingOut = isLogOut(location.state);
  const services = useServices();
  const navigate = useNavigate();
  const [kept, setKept] = useState<readonly LocalCopy[]>([]);

  const finish = useCallback(() => {
    endSession(services);
    void navigate(paths.signIn, { replace: true });
  }, [navigate, services]);

  useEffect(() => {
    if (!isLoggingOut) return undefined;
    let isHere = true;
    // Nobody who has logged out and goes before the browser has looked is still signed in.
    const leave = () => endSession(services);
    window.addEventListener('pagehide', leave);
    void services.keptWork.list().then((copies) => {
      window.removeEventListener('pagehide', leave);
      if (copies.length === 0) finish();
      else if (isHere) setKept(copies);
    });
    return () => {
      isHere = false;
    };
  }, [finish, isLoggingOut, services]);

  if (!isLoggingOut || kept.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LogOutQuestion
        kept={kept}
        onLogOut={() => {
          // Asked for while it is known whose work it is, and written after the session has ended.
          void services.keptWork.removeAll();
          setKept([]);
          finish();
        }}
        onStay={() => {
          setKept([]);
          void navigate(paths.projects, { replace: true });
        }}
        onKeep={finish}
      />
    </Suspense>
  );
}

/** The question did not arrive, so nothing is removed. */
function KeepUnasked({ onKeep }: LogOutQuestionProps) {
  useEffect(onKeep, [onKeep]);
  return null;
}

function isLogOut(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'isLoggingOut' in state &&
    state.isLoggingOut === true
  );
}
