import { ApiError } from '@sounding/api-client';
import { Link, Stack } from '@sounding/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Outcome } from '../../features/page/Outcome';
import { RoutePage } from '../../features/page/RoutePage';
import { resetKey } from '../../features/resetKey/resetKey';
import { leadElsewhere } from '../../leadElsewhere';
import { paths } from '../../paths';
import { servicesContext, type LoaderArguments } from '../../services';
import { NewPasswordForm } from './NewPasswordForm';
import { UnusableLink } from './UnusableLink';

export const handle = { width: 'form' };

interface CheckedKey {
  readonly key: string;
  /** Why the key does not work; null where it does. */
  readonly refusal: ApiError | null;
}

/** The server is asked about the key before any field is shown (RESET-04). */
export async function loader({
  request,
  context,
}: LoaderArguments): Promise<CheckedKey | Response> {
  const key = resetKey.get();
  if (key === null) return leadElsewhere(request, paths.signIn);
  try {
    await context.get(servicesContext).api.checkResetKey({ path: { key }, signal: request.signal });
    return { key, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { key, refusal: error };
  }
}

/** Sets a new password for a person who forgot theirs, or the first one of a new account (OPEN-39). */
export function Component() {
  const { key, refusal } = useLoaderData<CheckedKey>();
  const [isChosen, setIsChosen] = useState(false);
  return (
    <RoutePage title="Choose a new password">
      {refusal !== null ? (
        <UnusableLink refusal={refusal} />
      ) : isChosen ? (
        <Outcome tone="success" title="Your password is set">
          <Stack gap="tight">
            <p>
              Sign in with it, and have your phone at hand: the page after that says what else is
              needed. If you were signed in anywhere, you are logged out there.
            </p>
            <p>
              <Link href={paths.signIn} variant="standalone">
                Sign in
              </Link>
            </p>
          </Stack>
        </Outcome>
      ) : (
        <NewPasswordForm resetKey={key} onChosen={() => setIsChosen(true)} />
      )}
    </RoutePage>
  );
}
