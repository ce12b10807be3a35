import { brand } from '@sounding/domain/product';
import { composeMail, type Addressee } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/queueMail';

const { productName, supportEmail } = brand;

/** To the old address, so that nobody loses an account without notice. */
export const loginChangedMail = (to: Addressee): Mail =>
  composeMail({
    to,
    subject: `The address of your ${productName} account was changed`,
    parts: [
      `An administrator has changed the email address of your ${productName} account. You can no longer sign in with this address, and you were logged out everywhere.`,
      `If you did not ask for this, write to ${supportEmail} at once.`,
    ],
  });

/** To the new address. Nobody has proved to own it, and the account may have no password yet. */
export const newLoginMail = ({ login }: Addressee, publicUrl: string): Mail =>
  composeMail({
    to: { login },
    subject: `You now sign in to ${productName} with this address`,
    parts: [
      `An administrator has made this the email address of your ${productName} account. Your password and your two-factor authentication stay as they are.`,
      { link: { label: 'Sign in', address: `${publicUrl}/signin` } },
      'If you have not chosen a password yet, ask for a new link. Earlier links no longer work.',
      { link: { label: 'Choose a password', address: `${publicUrl}/account/reset/init` } },
      `If this is not your account, write to ${supportEmail}.`,
    ],
  });
