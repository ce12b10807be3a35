import type { Mail } from '../../platform/mail/queueMail';

/** Somebody who knows the password has been guessing codes. */
export const tooManyCodesMail = ({
  login,
  fullName,
}: {
  login: string;
  fullName: string;
}): Mail => ({
  to: login,
  subject: 'Several wrong codes were entered for your account',
  text: `Dear ${fullName},

Somebody entered your password correctly and then several wrong codes. Signing in to your account is paused for 15 minutes.

If it was you, wait 15 minutes and try again. If it was not, somebody knows your password: please reset it now from the sign-in page.
`,
});

/** A new account is waiting for its first password. */
export const invitationMail = (
  { login, fullName }: { readonly login: string; readonly fullName: string },
  address: string,
): Mail => ({
  to: login,
  subject: 'Your account is ready: choose a password',
  text: `Dear ${fullName},

An account has been made for you. Choose your password here within 72 hours:
${address}

The Sounding team
`,
});
