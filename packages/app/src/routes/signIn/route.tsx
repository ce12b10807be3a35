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

/** The note for a person who was led here: its title, and what to do. */
function noteOn(state: unknown): readonly [string, string] | undefined {
  if (saysSessionEnded(state))
    return ['Your session has ended', 'Please sign in again. Unsaved work is kept here.'];
  if (saysLinkMailed(state))
    return ['We have mailed you a link', 'Sign in with the password you set there.'];
  return undefined;
}

/** First step of signing in: who you are and your password. */
export function Component() {
  const location: Location<unknown> = useLocation();
  const note = noteOn(location.state);
  const { request, isPending, failure } = useSignInCode();
  return (
    <RoutePage title="Sign in">
      {note && (
        <InlineMessage tone="attention" title={note[0]}>
          <p>{note[1]}</p>
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
