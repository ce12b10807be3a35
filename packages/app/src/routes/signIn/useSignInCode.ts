import { errorMessages } from '@sounding/domain/errors';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { useIsHere } from '../../isHere';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

/** Asks for a sign-in code, and opens the two-factor screen with the response. */
export function useSignInCode() {
  const { api } = useServices();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { send, isPending, error } = useSending({
    mutationFn: (credentials: Credentials) => api.requestSignInCode({ body: credentials }),
    // Passwords must not stay in the cache of finished mutations.
    gcTime: 0,
    async onSuccess({ data, ...answer }, credentials) {
      // A person who has gone on to another page is not called away from there.
      if (!isHere.current) return;
      pendingSignIn.keep({ ...credentials, qrCode: data, ...answer });
      // Whoever comes back to this page has gone on from what led them here, so its note goes.
      await navigate(paths.signIn, { replace: true });
      void navigate(paths.validateOtp);
    },
  });
  return {
    request: (credentials: Credentials) => void send(credentials),
    isPending,
    failure: error === null ? undefined : failureText(error, errorMessages.codeRequestFailed),
  };
}
