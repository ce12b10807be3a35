import { passwordChecklist, passwordHint, validatePasswordChange } from '@sounding/domain/account';
import { messagesByField } from '@sounding/domain/errors';
import { Button, Form, Inline, Link, PasswordField, Stack } from '@sounding/ui';
import { useState } from 'react';
import { useSession } from '../../features/session/useSession';
import { useSending } from '../../oneAtATime';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { createUnderOneKey } from '../../versions/underOneKey';
import { refusalMessages } from './refusalMessages';

const empty = { currentPassword: '', password: '', confirmation: '' };

/** The present password, and the new one twice; all three stay in this component's memory only. */
export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { api, session } = useServices();
  const { login } = useSession(session);
  const [typed, setTyped] = useState(empty);
  const [isTried, setIsTried] = useState(false);
  const [underOneKey] = useState(createUnderOneKey);
  const { send, isPending, error, forgetError } = useSending({
    mutationFn: () =>
      underOneKey(['changePassword'], (header) =>
        api.changePassword({
          body: { currentPassword: typed.currentPassword, newPassword: typed.password },
          header,
        }),
      ),
    // Passwords must not stay in the cache of finished mutations.
    gcTime: 0,
    onSuccess: onChanged,
  });

  const problems = validatePasswordChange(typed, { login });
  const shown = isTried && problems.length > 0;
  const { fields, general } = shown
    ? { fields: messagesByField(problems), general: [] }
    : refusalMessages(error);
  const change = (changes: Partial<typeof typed>) => {
    forgetError();
    setTyped({ ...typed, ...changes });
  };

  const submit = (): void | Promise<void> => {
    setIsTried(true);
    if (problems.length > 0) return;
    return send().then(() => undefined);
  };

  return (
    <Form
      label="Change password"
      onSubmit={submit}
      errors={[
        ...general.map((message) => ({ message })),
        ...[...fields].map(([fieldId, message]) => ({ message, fieldId })),
      ]}
    >
      <Stack gap="separate">
        {/* Tells a password manager whose password changes. */}
        <input hidden readOnly autoComplete="username" name="username" value={login ?? ''} />
        <PasswordField
          id="currentPassword"
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          isRequired
          value={typed.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
          error={fields.get('currentPassword')}
        />
        <PasswordField
          id="password"
          label="New password"
          name="new-password"
          autoComplete="new-password"
          isRequired
          hint={passwordHint}
          rules={passwordChecklist(typed.password)}
          value={typed.password}
          onChange={(password) => change({ password })}
          error={fields.get('password')}
        />
        <PasswordField
          id="confirmation"
          label="Confirm new password"
          name="confirm-password"
          autoComplete="new-password"
          isRequired
          value={typed.confirmation}
          onChange={(confirmation) => change({ confirmation })}
          error={fields.get('confirmation')}
        />
        <Inline>
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            pendingLabel="Changing your password"
          >
            Change password
          </Button>
          <Link href={paths.projects} variant="standalone">
            Cancel
          </Link>
        </Inline>
      </Stack>
    </Form>
  );
}
