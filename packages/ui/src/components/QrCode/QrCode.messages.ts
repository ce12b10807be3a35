export interface QrCodeMessages {
  /** Says what the picture is; its secret stands beside it as text. */
  alternative: string;
  /** Introduces the secret for people who cannot scan. */
  instead: string;
  copy: string;
  copied: string;
  notCopied: string;
}

export const qrCodeMessages: QrCodeMessages = {
  alternative: 'QR code for your authenticator app. The same key follows as text.',
  instead: 'If you cannot scan the picture, type this key into your app:',
  copy: 'Copy key',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the key and copy it yourself.',
};
