import { errorMessages, twoFactorResetDone } from '@sounding/domain/errors';
import { timings } from '@sounding/domain/account';
import { Button } from '@sounding/ui';
import { useEffect } from 'react';
import { failureText } from '../../features/failures/failureText';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { toast } from '../../features/toasts/toast';

/** Only for whom the server allows it: starts two-factor authentication anew. */
export function ResetTwoFactor({ email }: { email: string }) {
  const { api } = useServices();
  const { send, isPending, isSuccess } = useSending({
    mutationFn: () => api.resetTwoFactor({ body: email }),
    onSuccess() {
      toast({
        tone: 'success',
        message: twoFactorResetDone(email, 'twoFactorScreen'),
      });
    },
    onError(error) {
      toast({
        tone: 'error',
        message: failureText(error, errorMessages.somethingWentWrong),
      });
    },
  });
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(
      () => window.location.assign(paths.signIn),
      timings.twoFactorResetRedirectSeconds * 1000,
    );
    // Whoever has gone there already is typing by then.
    return () => clearTimeout(timer);
  }, [isSuccess]);
  return (
    <div>
      <Button
        variant="quiet"
        isPending={isPending}
        pendingLabel="Resetting"
        onPress={() => void send()}
      >
        Reset 2FA
      </Button>
    </div>
  );
}
