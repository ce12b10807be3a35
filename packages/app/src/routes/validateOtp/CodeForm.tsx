import { codeProblem, isCodeComplete } from '@sounding/domain/account';
import { Button, OneTimeCodeField, Stack } from '@sounding/ui';
import { useState, type SubmitEvent } from 'react';
import { FieldRefusal } from '../../features/failures/FieldRefusal';
import { useOpenSession } from './useOpenSession';

const fieldId = 'one-time-code';

/** The code, checked here before anything is sent and by the server after. */
export function CodeForm() {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts refusals, so that a refusal of the same code is announced again. */
  const [refusals, setRefusals] = useState(0);
  const { open, isPending, failure, forgetFailure } = useOpenSession(
    'This code may be used up, so wait for the next one in your app.',
  );
  const refusal = problem ?? failure;

  const change = (next: string) => {
    setCode(next);
    setProblem(null);
    forgetFailure();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = codeProblem(code);
    setProblem(wrong);
    // A code that cannot be right costs no attempt (OPEN-04).
    if (wrong === null) open({ code });
    else setRefusals(refusals + 1);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="separate">
        <OneTimeCodeField
          id={fieldId}
          label="Code from your authenticator app"
          placeholder="Enter 6-digit code here"
          isRequired
          value={code}
          onChange={change}
          error={refusal}
        />
        <div>
          {refusal !== undefined && (
            <FieldRefusal key={refusals} fieldId={fieldId} isAfresh>
              {refusal}
            </FieldRefusal>
          )}
          <Button
            type="submit"
            variant="primary"
            isDisabled={!isCodeComplete(code)}
            disabledReason="Enter all six digits to go on."
            isPending={isPending}
            pendingLabel="Checking your code"
          >
            Validate
          </Button>
        </div>
      </Stack>
    </form>
  );
}
