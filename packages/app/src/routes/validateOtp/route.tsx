import { Link, Stack } from '@sounding/ui';
import { useEffect, useRef, useState } from 'react';
import { leadElsewhere } from '../../leadElsewhere';
import { brand } from '../../brand';
import { RoutePage } from '../../features/page/RoutePage';
import { SupportLink } from '../../features/page/SupportLink';
import { pendingSignIn } from '../../features/pendingSignIn/pendingSignIn';
import { paths } from '../../paths';
import type { LoaderArguments } from '../../services';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { AwaitedLink } from './AwaitedLink';
import { BackupCodeForm } from './BackupCodeForm';
import { CodeForm } from './CodeForm';
import { LeaveWhileChecking } from './LeaveWhileChecking';
import { ResetTwoFactor } from './ResetTwoFactor';
import { TimeLimit } from './TimeLimit';

export const handle = { width: 'form' };

/** Without what was typed on the sign-in page there is nothing to validate (OPEN-29). */
export function loader({ request }: LoaderArguments) {
  return pendingSignIn.get() === null ? leadElsewhere(request, paths.signIn) : null;
}

/** Second step of signing in: the code of the authenticator app. */
export function Component() {
  // Kept only while this page is open; the password itself is read when it is sent.
  const [shown] = useState(() => pendingSignIn.get());
  const [hasReset, setHasReset] = useState(false);
  useForgetOnLeaving();
  if (shown === null) return null;

  const { userName, qrCode, secret, canReset2fa, awaitsMailedLink } = shown;
  const isFirstTime = qrCode !== '';
  const awaitsLink = awaitsMailedLink || hasReset;
  const wantsCode = !isFirstTime && !awaitsLink;
  return (
    <RoutePage title="Two-factor Auth">
      {awaitsLink && <AwaitedLink email={userName} canSendAgain={canReset2fa && !hasReset} />}
      {isFirstTime && <AuthenticatorSetup qrCode={qrCode} secret={secret} />}
      {wantsCode && (
        <p>Enter the 6-digit code that your authenticator app shows for {brand.productName}.</p>
      )}
      {!awaitsLink && <CodeForm />}
      {wantsCode && <BackupCodeForm />}
      <Stack gap="tight">
        <p>
          <Link href={paths.signIn} variant="standalone">
            Back to Login
          </Link>
        </p>
        {wantsCode && brand.supportEmail !== '' && (
          <p>
            Lost your phone or changed it? Write to <SupportLink /> to have your two-factor
            authentication reset.
          </p>
        )}
        {canReset2fa && (
          <ResetTwoFactor
            email={userName}
            isAgain={awaitsMailedLink}
            onDone={() => setHasReset(true)}
          />
        )}
      </Stack>
      <LeaveWhileChecking />
      <TimeLimit />
    </RoutePage>
  );
}

function useForgetOnLeaving(): void {
  const forgetting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    // React's strict mode unmounts and mounts again at once, which is no leaving.
    clearTimeout(forgetting.current);
    const kept = pendingSignIn.get();
    return () => {
      forgetting.current = setTimeout(() => pendingSignIn.forget(kept));
    };
  }, []);
}
