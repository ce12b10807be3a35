import { twoFactorResetDone } from '@sounding/domain/errors';
import { timings } from '@sounding/domain/account';
import { Button, ConfirmationDialog } from '@sounding/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../features/failures/failureText';
import { linkMailedState } from '../../features/pendingSignIn/pendingSignIn';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { useToast } from '../../features/toasts/useToast';

interface ResetTwoFactorProps {
  email: string;
  /** Whether an earlier reset still awaits its mailed link: then this only sends another link. */
  isAgain: boolean;
  onDone: () => void;
}

/** Resets two-factor authentication after a confirmation; shown only to those whom the server allows it. */
export function ResetTwoFactor({ email, isAgain, onDone }: ResetTwoFactorProps) {
  const { api } = useServices();
  const words = isAgain ? wordsAgain(email) : wordsAtFirst(email);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: () => api.resetTwoFactor({ body: email }),
  });
  useEffect(() => {
    if (!isSuccess) return undefined;
    const goToSignIn = async () => {
      // The toast goes with this page, so the sign-in page repeats the most important part.
      await navigate(paths.signIn, { state: linkMailedState });
      window.location.reload();
    };
    const timer = setTimeout(() => void goToSignIn(), timings.twoFactorResetRedirectSeconds * 1000);
    // A person who has gone to the sign-in page already may be typing, so it must not reload.
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  const reset = async () => {
    try {
      await mutateAsync();
      toast({ tone: 'success', message: words.done });
      onDone();
    } catch (error) {
      toast({ tone: 'error', message: failureText(error) });
    }
    setAsking(false);
  };
  return (
    <div>
      {/*
        Pending while a reset whose dialog was closed is under way: another one would be refused, and this one's
        answer would close its question. Stays pending after success: the sign-in page is about to open.
      */}
      <Button
        variant="quiet"
        onPress={() => setAsking(true)}
        isPending={isSuccess || (isPending && !isAsking)}
        pendingLabel={isSuccess ? 'Going to the login page' : words.underWay}
      >
        {words.offer}
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        label={words.question}
        confirmLabel={words.verb}
        tone={isAgain ? 'default' : 'danger'}
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

const wordsAtFirst = (email: string) => ({
  offer: 'Reset 2FA',
  question: `Reset the two-factor authentication of this account? You are logged out everywhere, your backup codes end, and we mail a link to ${email}. Nobody can sign in until that link has been opened and a new password chosen. The next sign-in then shows a new QR code.`,
  verb: 'Reset two-factor',
  underWay: 'Resetting',
  done: twoFactorResetDone(email, 'twoFactorScreen'),
});

const wordsAgain = (email: string) => ({
  offer: 'Send the link again',
  question: `Send a new link to ${email}? Any earlier one then no longer works, and you are led back to the login page.`,
  verb: 'Send link',
  underWay: 'Sending the link',
  done: `We have sent a new link to ${email}.`,
});
