import { backupCodeMessages, readBackupCode } from '@sounding/domain/account';
import { Button, Disclosure, Stack, TextField } from '@sounding/ui';
import { useState, type SubmitEvent } from 'react';
import { FieldRefusal } from '../../features/failures/FieldRefusal';
import { useOpenSession } from './useOpenSession';

const fieldId = 'backup-code';

/** For a person without their authenticator who has made backup codes before. */
export function BackupCodeForm() {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  /** Counts refusals, so that a refusal of the same code is announced again. */
  const [refusals, setRefusals] = useState(0);
  const { open, isPending, failure, forgetFailure } = useOpenSession(
    'If this code is refused then, it is used up: use another one.',
  );
  const refusal = problem ?? failure;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Text that cannot be a backup code costs no attempt.
    if (readBackupCode(code) === null) {
      setProblem(backupCodeMessages.invalid);
      setRefusals(refusals + 1);
    } else open({ backupCode: code.trim() });
  };

  return (
    <Disclosure title="Use a backup code">
      <form onSubmit={submit} noValidate>
        <Stack gap="separate">
          <TextField
            id={fieldId}
            label="Backup code"
            hint="One of the ten codes that you kept, such as 7K2QX-M0RT1. Each works once."
            autoComplete="off"
            isRequired
            value={code}
            onChange={(next) => {
              setCode(next);
              setProblem(null);
              forgetFailure();
            }}
            error={refusal}
          />
          <div>
            {refusal !== undefined && (
              <FieldRefusal key={refusals} fieldId={fieldId} isAfresh>
                {refusal}
              </FieldRefusal>
            )}
            <Button type="submit" isPending={isPending} pendingLabel="Checking your code">
              Sign in with backup code
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
}
