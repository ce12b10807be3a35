import { ApiError } from '@sounding/api-client';
import { errorMessages } from '@sounding/domain/errors';
import { useAbortOnLeave } from '../../useAbortOnLeave';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { backupCodesOffer } from '../../features/backupCodes/backupCodesOffer';
import { failureText } from '../../features/failures/failureText';
import { focusState } from '../../features/page/returnFocus';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { useIsHere } from '../../isHere';
import { isRecord } from '../../isRecord';
import { readStored, storeInTab } from '../../keptWork/tabStorage';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';

/** The proof of identity besides the password. */
type SecondFactor = { readonly code: string } | { readonly backupCode: string };

/**
 * The tab's storage key for whose authenticator is being set up: if that answer is lost, backup codes are still
 * owed. Each sign-in removes it.
 */
const enrolmentKey = 'enrolment';

/** The mutation key of a code check, to find out whether one is under way. */
export const codeCheck = ['code-check'] as const;

/**
 * Sends the password and the second factor together, and starts the session if they are right. Leaving the
 * screen aborts the request: if the server opens a session nevertheless, nobody holds its token, and it goes
 * idle.
 *
 * @param unanswered What to do where no answer came, since the code is used up if the server has had it.
 */
export function useOpenSession(unanswered: string) {
  const { api, session, interruption, storage } = useServices();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const onItsWay = useAbortOnLeave();
  const wasOwed = useRef(false);
  const { send, isPending, error, forgetError } = useSending({
    mutationKey: codeCheck,
    mutationFn: async (factor: SecondFactor) => {
      const pending = pendingSignIn.get();
      if (pending === null) throw new Error('The password is no longer kept.');
      const { userName, password, qrCode } = pending;
      const credentials = { userName, password, rememberMe: true };
      const login = userName.toLowerCase();
      // If this answer is lost, the server no longer calls the next sign-in the first one.
      wasOwed.current = readStored(storage, enrolmentKey) === login;
      const isFirstTime = qrCode !== '' || wasOwed.current;
      if (isFirstTime) storeInTab(storage, enrolmentKey, login);
      const signal = onItsWay.begin();
      const { id_token } =
        'code' in factor
          ? await api.signIn({ body: { ...credentials, ...factor }, signal })
          : await api.signInWithBackupCode({ body: { ...credentials, ...factor }, signal });
      return { token: id_token, login, isFirstTime };
    },
    gcTime: 0,
    onError(failure) {
      // Refused, so this try has set nothing up: it may yet be, on another device. An earlier one whose answer
      // was lost may have, and used the code up.
      const isRefused = failure instanceof ApiError && !failure.isUnanswered;
      if (isRefused && !wasOwed.current) storage.removeItem(enrolmentKey);
    },
    onSuccess({ token, login, isFirstTime }) {
      // The person has left this page: somebody else may be typing by now.
      if (!isHere.current) return;
      pendingSignIn.forget();
      storage.removeItem(enrolmentKey);
      session.start(token, login);
      if (isFirstTime) backupCodesOffer.open(login);
      // The guard asks for role and agreement on the way, and leads each role to its home.
      const left = interruption.take(login);
      // A person who was asked about unsaved work while logging out was on the sign-in page: they go home.
      if (left === null || left.path === paths.signIn) {
        void navigate(paths.projects);
        return;
      }
      const carried = isRecord(left.state) ? left.state : null;
      const state = { ...carried, ...focusState(left.focusId, left.focusText) };
      void navigate(left.path, { state });
    },
  });
  return {
    open: (factor: SecondFactor) => void send(factor),
    isPending,
    failure: error === null ? undefined : failureOf(error, unanswered),
    forgetFailure: forgetError,
  };
}

const failureOf = (error: unknown, unanswered: string) =>
  error instanceof ApiError && error.isUnanswered
    ? `${error.title} ${unanswered}`
    : failureText(error, errorMessages.codeValidationFailed);
