import { resetEmailProblem, timings } from '@sounding/domain/account';
import { Button, InlineMessage, Link, Stack, TextField } from '@sounding/ui';
import { useState, type SubmitEvent } from 'react';
import { brand } from '../../brand';
import { FieldRefusal } from '../../features/failures/FieldRefusal';
import { failureText } from '../../features/failures/failureText';
import { Outcome } from '../../features/page/Outcome';
import { RoutePage } from '../../features/page/RoutePage';
import { SupportLink } from '../../features/page/SupportLink';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';

export const handle = { width: 'form' };

const fieldId = 'email';

/** Asks for the mailed link with which a person chooses a new password. */
export function Component() {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts refusals, so that a refusal of the same address is announced again. */
  const [refusals, setRefusals] = useState(0);
  const { send, isPending, isSuccess, error } = useSending({
    mutationFn: () => api.requestPasswordReset({ body: email.trim() }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = resetEmailProblem(email);
    setProblem(wrong);
    if (wrong !== null) setRefusals(refusals + 1);
    else void send();
  };

  return (
    <RoutePage title="Reset your password">
      {isSuccess ? (
        <Sent />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap="separate">
            <p>We will email you a link with which you choose a new password.</p>
            {error !== null && (
              <div role="alert">
                <InlineMessage tone="error">{failureText(error)}</InlineMessage>
              </div>
            )}
            <TextField
              id={fieldId}
              label="Email"
              name="username"
              type="email"
              autoComplete="username"
              isRequired
              value={email}
              onChange={(next) => {
                setEmail(next);
                setProblem(null);
              }}
              error={problem ?? undefined}
            />
            <div>
              {problem !== null && (
                <FieldRefusal key={refusals} fieldId={fieldId}>
                  {problem}
                </FieldRefusal>
              )}
              <Button
                type="submit"
                variant="primary"
                isPending={isPending}
                pendingLabel="Requesting your link"
              >
                Request reset link
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <p>
        <Link href={paths.signIn} variant="standalone">
          Back to sign in
        </Link>
      </p>
    </RoutePage>
  );
}

/** The same for every address, so that nobody learns who has an account (OPEN-109). */
function Sent() {
  return (
    <Outcome tone="success" title="Check your email">
      <Stack gap="tight">
        <p>
          If that address has an active account, a link is on its way to it. The link works once,
          for {timings.resetKeyMinutes} minutes.
        </p>
        <p>Nothing there after a few minutes? Look among unwanted mail, or ask again.</p>
        {brand.supportEmail !== '' && (
          <p>
            Still nothing? Your account may be inactive: write to <SupportLink />.
          </p>
        )}
      </Stack>
    </Outcome>
  );
}
