import { Button, InlineMessage, PasswordField, Stack, TextField } from '@sounding/ui';
import { useState, type SubmitEvent } from 'react';
import type { Credentials } from './useSignInCode';

interface SignInFormProps {
  onSubmit: (credentials: Credentials) => void;
  isPending: boolean;
  /** Why the last attempt failed. */
  failure: string | undefined;
}

const emailId = 'email';
const passwordId = 'password';

/** Email and password; both stay in this component's memory only. */
export function SignInForm({ onSubmit, isPending, failure }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    const userName = email.trim();
    const missing = userName === '' ? emailId : password === '' ? passwordId : null;
    if (missing === null) onSubmit({ userName, password });
    else document.getElementById(missing)?.focus();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="separate">
        {failure !== undefined && (
          <div role="alert">
            <InlineMessage tone="error">{failure}</InlineMessage>
          </div>
        )}
        <TextField
          id={emailId}
          label="Email"
          name="username"
          type="email"
          autoComplete="username"
          isRequired
          value={email}
          onChange={setEmail}
          error={isTried && email.trim() === '' ? 'Enter your email address' : undefined}
        />
        <PasswordField
          id={passwordId}
          label="Password"
          name="password"
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
          error={isTried && password === '' ? 'Enter your password' : undefined}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Signing in">
            Sign in
          </Button>
        </div>
      </Stack>
    </form>
  );
}
