import { ApiError } from '@sounding/api-client';
import {
  passwordChecklist,
  passwordHint,
  passwordMessages,
  validateNewPassword,
} from '@sounding/domain/account';
import { messagesByField } from '@sounding/domain/errors';
import { Button, InlineMessage, PasswordField, Stack } from '@sounding/ui';
import { useState, type SubmitEvent } from 'react';
import { FieldRefusal } from '../../features/failures/FieldRefusal';
import { failureText } from '../../features/failures/failureText';
import { resetKey as keptKey } from '../../features/resetKey/resetKey';
import { useSending } from '../../oneAtATime';
import { useServices } from '../../services';
import { underOneKey } from '../../versions/underOneKey';
import { WaysOn } from './WaysOn';

interface NewPasswordFormProps {
  resetKey: string;
  onChosen: () => void;
}

const fields = ['password', 'confirmation'] as const;
type Field = (typeof fields)[number];

/** Only the server knows whose account the key belongs to. */
const unknownOwner = {};

/** The new password, typed twice; both stay in this component's memory only. */
export function NewPasswordForm({ resetKey, onChosen }: NewPasswordFormProps) {
  const { api } = useServices();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [tries, setTries] = useState(0);
  /** The field that the last try was refused for, until something is typed. */
  const [refused, setRefused] = useState<Field | null>(null);
  const { send, isPending, error } = useSending({
    mutationFn: () =>
      underOneKey(['finishPasswordReset', resetKey], (header) =>
        api.finishPasswordReset({ body: { key: resetKey, newPassword: password }, header }),
      ),
    // Passwords must not stay in the cache of finished mutations.
    gcTime: 0,
    onSuccess() {
      keptKey.forget();
      onChosen();
    },
  });
  const problems = messagesByField(validateNewPassword({ password, confirmation }, unknownOwner));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries(tries + 1);
    const wrong = fields.find((field) => problems.has(field)) ?? null;
    setRefused(wrong);
    if (wrong === null) void send();
  };
  const errorOf = (field: Field) => (tries > 0 ? problems.get(field) : undefined);
  const refusal = refused === null ? undefined : problems.get(refused);

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="separate">
        {error !== null && <Refusal error={error} />}
        <PasswordField
          id="password"
          label="New password"
          name="new-password"
          autoComplete="new-password"
          isRequired
          hint={passwordHint}
          rules={passwordChecklist(password)}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setRefused(null);
          }}
          error={errorOf('password')}
        />
        <PasswordField
          id="confirmation"
          label="Confirm new password"
          name="confirm-password"
          autoComplete="new-password"
          isRequired
          value={confirmation}
          onChange={(typed) => {
            setConfirmation(typed);
            setRefused(null);
          }}
          error={errorOf('confirmation')}
        />
        <div>
          {refused !== null && refusal !== undefined && (
            <FieldRefusal key={tries} fieldId={refused}>
              {refusal}
            </FieldRefusal>
          )}
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            pendingLabel="Setting your password"
          >
            Set new password
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const unusableKeys: readonly (string | undefined)[] = [
  '/problems/reset-key-expired',
  '/problems/reset-key-unknown',
];

/** The server's message, and what to do next if the link no longer works (OPEN-111). */
function Refusal({ error }: { error: Error }) {
  const isUnanswered = error instanceof ApiError && error.isUnanswered;
  const text = isUnanswered ? passwordMessages.unanswered : failureText(error);
  const lines = text.split('\n');
  return (
    <div role="alert">
      <InlineMessage tone="error">
        <Stack gap="tight">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {error instanceof ApiError && unusableKeys.includes(error.type) && <WaysOn />}
        </Stack>
      </InlineMessage>
    </div>
  );
}
