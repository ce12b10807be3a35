import { errorMessages } from '@sounding/domain/errors';
import { Card, InlineMessage, Link, Stack } from '@sounding/ui';
import { useLocation, type Location } from 'react-router-dom';
import { brand } from '../../brand';
import { AppDownloads } from '../../features/page/AppDownloads';
import { RoutePage } from '../../features/page/RoutePage';
import { SupportLink } from '../../features/page/SupportLink';
import { saysLinkMailed } from '../../features/pendingSignIn/pendingSignIn';
import { saysSessionEnded } from '../../features/session/sessionEnded';
import { paths } from '../../paths';
import { SignInForm } from './SignInForm';
import { useSignInCode } from './useSignInCode';

export const handle = { width: 'form' };

/** First step of signing in: who you are and your password. */
export function Component() {
  const location: Location<unknown> = useLocation();
  const { request, isPending, failure } = useSignInCode(errorMessages.codeRequestFailed);
  return (
    <RoutePage title="Sign in">
      {saysSessionEnded(location.state) && (
        <InlineMessage tone="attention" title="Your session has ended">
          <p>Please sign in again. Work that you had not saved is kept here.</p>
        </InlineMessage>
      )}
      {saysLinkMailed(location.state) && (
        <InlineMessage tone="attention" title="We have mailed you a link">
          <p>Choose a new password with it, then sign in.</p>
        </InlineMessage>
      )}
      <SignInForm onSubmit={request} isPending={isPending} failure={failure} />
      <Stack gap="tight">
        <p>
          <Link href={paths.resetInit} variant="standalone">
            Forgot your password?
          </Link>
        </p>
        <p>
          New here? <Link href={paths.signUp}>Sign up as a researcher</Link>
        </p>
        {brand.supportEmail !== '' && (
          <p>
            Still cannot sign in? Write to <SupportLink />.
          </p>
        )}
      </Stack>
      <Card title="Taking part in research?">
        <p>
          Participants use the mobile app, not this site. Download it to see projects and answer.
        </p>
        <AppDownloads />
      </Card>
    </RoutePage>
  );
}
