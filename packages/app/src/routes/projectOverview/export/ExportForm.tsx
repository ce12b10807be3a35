import { passwordChecklist, passwordHint, validateNewPassword } from '@sounding/domain/account';
import { messagesByField } from '@sounding/domain/errors';
import { numberText } from '@sounding/domain/text';
import { Form, PasswordField, ProgressBar, Stack } from '@sounding/ui';
import { useState } from 'react';
import { useSession } from '../../../features/session/useSession';
import { useServices } from '../../../services';
import type { useExport } from './useExport';

interface ExportFormProps extends Omit<ReturnType<typeof useExport>, 'file' | 'cancel'> {
  /** The form's id, for its submit button among the modal's actions. */
  id: string;
}

/** The password, typed twice, under the rule of account passwords (OPEN-101). */
export function ExportForm({ id, start, isPending, progress, refusal }: ExportFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { login } = useSession(useServices().session);
  const problems = validateNewPassword({ password, confirmation }, { login });
  const messages = messagesByField(isTried ? problems : []);
  const passwordError = messages.get('password') ?? (isTried ? refusal : undefined);
  const confirmationError = messages.get('confirmation');
  const fieldIds = { password: `${id}password`, confirmation: `${id}confirmation` };

  const submit = (): void | Promise<void> => {
    setIsTried(true);
    if (problems.length > 0) return;
    return start(password);
  };

  return (
    <Form
      id={id}
      label="Export"
      onSubmit={submit}
      errors={[
        { message: passwordError, fieldId: fieldIds.password },
        { message: confirmationError, fieldId: fieldIds.confirmation },
      ].flatMap(({ message, fieldId }) => (message === undefined ? [] : [{ message, fieldId }]))}
    >
      <p>
        You get one spreadsheet with the project, its updates, questions, approved answers and
        responses. It opens only with the password that you choose here. We do not keep the
        password, so nobody can open the file without it.
      </p>
      <PasswordField
        id={fieldIds.password}
        label="Password for the file"
        autoComplete="new-password"
        isRequired
        isReadOnly={isPending}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setIsTried(false);
        }}
        hint={passwordHint}
        rules={passwordChecklist(password)}
        error={passwordError}
      />
      <PasswordField
        id={fieldIds.confirmation}
        label="The same password again"
        autoComplete="new-password"
        isRequired
        isReadOnly={isPending}
        value={confirmation}
        onChange={(value) => {
          setConfirmation(value);
          setIsTried(false);
        }}
        error={confirmationError}
      />
      {isPending && <ExportProgress progress={progress} />}
    </Form>
  );
}

function ExportProgress({ progress }: Pick<ExportFormProps, 'progress'>) {
  const label = 'Making your spreadsheet';
  if (progress === null || progress.rowsTotal === 0) {
    return <ProgressBar label={label} isIndeterminate />;
  }
  const { rowsDone, rowsTotal } = progress;
  return (
    <Stack gap="tight">
      <ProgressBar label={label} value={rowsDone / rowsTotal} />
      <p>
        {rowsDone === rowsTotal
          ? 'Every row is written. The file is being locked with your password.'
          : `${numberText(rowsDone)} of ${numberText(rowsTotal)} rows`}
      </p>
    </Stack>
  );
}
