import { Breadcrumbs, Link, Stack } from '@sounding/ui';
import { useState } from 'react';
import { Outcome } from '../../features/page/Outcome';
import { RoutePage } from '../../features/page/RoutePage';
import { useSession } from '../../features/session/useSession';
import { paths } from '../../paths';
import { useServices } from '../../services';
import { ChangePasswordForm } from './ChangePasswordForm';

export const handle = { width: 'form' } as const;

const title = 'Change password';

/** Changes the password of a person who knows the current one. */
export function Component() {
  const { login } = useSession(useServices().session);
  const [isChanged, setIsChanged] = useState(false);
  return (
    <Stack>
      <Breadcrumbs items={[{ label: 'Home', href: paths.projects }, { label: title }]} />
      <RoutePage title={title} lead={login ?? undefined}>
        {isChanged ? (
          <Outcome tone="success" title="Your password is changed">
            <Stack gap="tight">
              <p>
                It is the one to sign in with from now on. You stay signed in here, and were logged
                out everywhere else. An email confirms the change.
              </p>
              <p>
                <Link href={paths.projects} variant="standalone">
                  Go to the home page
                </Link>
              </p>
            </Stack>
          </Outcome>
        ) : (
          <ChangePasswordForm onChanged={() => setIsChanged(true)} />
        )}
      </RoutePage>
    </Stack>
  );
}
