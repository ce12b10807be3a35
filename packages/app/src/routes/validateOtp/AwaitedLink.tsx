import { timings } from '@sounding/domain/account';
import { ownResetSubject } from '@sounding/domain/errors';
import { Stack } from '@sounding/ui';
import { brand } from '../../brand';
import { SupportLink } from '../../features/page/SupportLink';
import { TextList } from '../../features/page/TextList';

interface AwaitedLinkProps {
  email: string;
  /** Whether this page can have the link mailed again. */
  canSendAgain: boolean;
}

/** After a person's own reset: how to get back in, as no code is valid before that (security.md 11). */
export function AwaitedLink({ email, canSendAgain }: AwaitedLinkProps) {
  return (
    <Stack>
      <p>
        The two-factor authentication of this account was reset. Nobody can sign in until its owner
        has chosen a new password through a link that we mailed:
      </p>
      <TextList
        kind="steps"
        items={[
          `Open the email “${ownResetSubject}”, which we sent to ${email}, and follow its link. It works once and for ${timings.resetKeyMinutes} minutes.`,
          'Choose a new password on the page that opens.',
          'Sign in with it. You are then shown a new QR code to scan with your authenticator app.',
        ]}
      />
      <p>
        That link also ends when the password is reset in another way, and another is then sent only
        after {timings.ownResetWaitHours} hours. No email, or a link that no longer works? Look
        among your unwanted mail
        {canSendAgain && <span>, or have the link sent again</span>}
        {brand.supportEmail === '' ? (
          '.'
        ) : (
          <>
            . If that does not help, write to <SupportLink />.
          </>
        )}
      </p>
    </Stack>
  );
}
