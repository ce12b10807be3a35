import { QrCode, Stack } from '@sounding/ui';
import { TextList } from '../../features/page/TextList';

interface AuthenticatorSetupProps {
  /** The image to scan, as a data URL. */
  qrCode: string;
  secret: string;
}

/** The first time: how to get an authenticator app and connect it. */
export function AuthenticatorSetup({ qrCode, secret }: AuthenticatorSetupProps) {
  return (
    <Stack>
      <p>
        To keep your account safe, you sign in with a code from your phone as well as your password.
        Set it up once:
      </p>
      <TextList
        kind="steps"
        items={[
          'Install an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or FreeOTP.',
          'In the app, choose to add an account and scan this QR code.',
          'Enter the 6-digit code that the app then shows.',
        ]}
      />
      <QrCode image={qrCode} secret={secret} />
    </Stack>
  );
}
