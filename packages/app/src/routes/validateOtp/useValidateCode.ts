import { errorMessages } from '@sounding/domain/errors';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { focusState } from '../../features/page/returnFocus';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { paths } from '../../paths';
import { useServices } from '../../services';

/** Sends password and code together, and opens the session when they are right. */
export function useValidateCode() {
  const { api, session, interruption } = useServices();
  const navigate = useNavigate();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (code: string) => {
      const pending = pendingSignIn.get();
      if (pending === null) throw new Error('The password is no longer kept.');
      const { userName, password } = pending;
      const { id_token } = await api.signIn({
        body: { userName, password, code, rememberMe: true },
      });
      return { token: id_token, userName };
    },
    gcTime: 0,
    onSuccess({ token, userName }) {
      pendingSignIn.forget();
      const login = userName.toLowerCase();
      session.start(token, login);
      // The guard asks for role and agreement on the way, and leads each role to its home.
      const left = interruption.take(login);
      if (left === null) void navigate(paths.projects);
      else void navigate(left.path, { state: focusState(left.focusId) });
    },
  });
  return {
    validate: mutate,
    isPending,
    failure: error === null ? undefined : failureText(error, errorMessages.codeValidationFailed),
    forgetFailure: reset,
  };
}
