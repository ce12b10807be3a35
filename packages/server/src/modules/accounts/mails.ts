import { formatLongDate, inactivityLimits, ownResetSubject, timings } from '@sounding/domain';
import { brand } from '@sounding/domain/product';
import { composeMail, type Addressee } from '../../platform/mail/letter';
import type { Mail } from '../../platform/mail/queueMail';
import type { Account } from './accountRepository';

const { productName, supportEmail, university } = brand;

/** Pages that mails lead to. A host comes from the settings, never from a request. */
const resetPage = (publicUrl: string) => `${publicUrl}/account/reset/init`;
const signInPage = (publicUrl: string) => `${publicUrl}/signin`;

/** Names the account, for people who have several addresses or have forgotten that they have an account. */
const yourAccount = ({ login }: Pick<Addressee, 'login'>) =>
  `your ${productName} account (${login})`;

const ifItWasNotYou = `If it was not you, write to ${supportEmail} at once.`;

/** Leaves the name out while nobody has proved to own the address: a stranger may have made the name up. */
const nameless = ({ login }: Addressee) => ({ login });

type Owner = Addressee & Pick<Account, 'passwordHash'>;
type ActiveOrNot = Owner & Pick<Account, 'activated'>;

/** Uses the name only if a password was chosen, which needs a link mailed to this address. */
const namedIfProved = (to: Owner) => (to.passwordHash === null ? nameless(to) : to);

const choosePasswordMail = (to: Addressee, address: string, why: string): Mail =>
  composeMail({
    to: nameless(to),
    subject: `Your ${productName} account is ready: choose a password`,
    parts: [
      why,
      { link: { label: 'Choose a password', address } },
      'The link works once and for 72 hours.',
      'At your first sign-in you also set up two-factor authentication, for which you need an authenticator app on your phone.',
      'If you did not expect this, there is nothing to do: without a password nobody can sign in to the account.',
    ],
  });

/** A new account is waiting for its first password (OPEN-39). */
export const invitationMail = (to: Addressee, address: string): Mail =>
  choosePasswordMail(
    to,
    address,
    `Somebody, perhaps you or an administrator, asked for an account on ${productName} with this address.`,
  );

/** The same invitation, after somebody asked for the account and an administrator approved the request. */
export const approvalMail = (to: Addressee, address: string): Mail =>
  choosePasswordMail(
    to,
    address,
    `Somebody, perhaps you, asked for an account on ${productName} with this address, and an administrator has approved the request.`,
  );

/** A closed account is open again; its earlier password was deleted. */
export const reopeningMail = (to: Addressee, address: string): Mail =>
  choosePasswordMail(
    to,
    address,
    `Your account on ${productName}, which was closed because nobody had used it, is open again.`,
  );

export const passwordResetMail = (to: Addressee, address: string): Mail =>
  composeMail({
    to,
    subject: `${productName}: reset your password`,
    parts: [
      `Somebody asked to reset the password of ${yourAccount(to)}.`,
      { link: { label: 'Choose a new password', address } },
      'The link works once and for 60 minutes. Your two-factor authentication stays as it is.',
      'If it was not you, there is nothing to do: your password has not changed.',
    ],
  });

export const passwordChangedMail = (
  to: Addressee,
  { publicUrl, isFirst }: { readonly publicUrl: string; readonly isFirst: boolean },
): Mail =>
  composeMail({
    to,
    subject: `${productName}: your password ${isFirst ? 'is set' : 'was changed'}`,
    parts: isFirst
      ? [
          `You have chosen the password of ${yourAccount(to)} and can sign in with it now.`,
          { link: { label: 'Sign in', address: signInPage(publicUrl) } },
          ifItWasNotYou,
        ]
      : [
          `The password of ${yourAccount(to)} was changed, and you were logged out everywhere else.`,
          `If it was not you, reset it now, and write to ${supportEmail}.`,
          { link: { label: 'Reset your password', address: resetPage(publicUrl) } },
        ],
  });

/** Somebody who knows the password has been guessing codes. */
export const tooManyCodesMail = (to: Addressee, publicUrl: string): Mail =>
  composeMail({
    to,
    subject: `${productName}: several wrong codes were entered for your account`,
    parts: [
      `Somebody entered the password of ${yourAccount(to)} correctly and then several wrong codes. Signing in to it is paused for 15 minutes.`,
      'If it was you, wait 15 minutes and try again.',
      'If it was not you, somebody knows your password: please reset it now.',
      { link: { label: 'Reset your password', address: resetPage(publicUrl) } },
    ],
  });

/** An administrator has taken the two-factor set-up away, usually because a phone was lost. */
export const twoFactorResetMail = (to: ActiveOrNot, publicUrl: string): Mail =>
  composeMail({
    to: namedIfProved(to),
    subject: `${productName}: your two-factor authentication was reset`,
    parts: [
      `An administrator has reset the two-factor authentication of ${yourAccount(to)}, and you were logged out everywhere. Your backup codes no longer work.`,
      ...(to.activated
        ? [
            'At your next sign-in you are shown a new QR code to scan with your authenticator app.',
            { link: { label: 'Sign in', address: signInPage(publicUrl) } },
          ]
        : [
            'Your account is inactive, so you cannot sign in now. Once an administrator has activated it again, your next sign-in shows you a new QR code to scan with your authenticator app.',
          ]),
      `If you did not ask for this, write to ${supportEmail} at once.`,
    ],
  });

/** After resetting their own set-up, an administrator goes on only with this link (security.md 11). */
export const enrolmentMail = (to: Addressee, address: string): Mail =>
  composeMail({
    to,
    subject: ownResetSubject,
    parts: [
      `Somebody who knows your password has reset the two-factor authentication of ${yourAccount(to)}. You were logged out everywhere, and nobody can sign in until you open this link and choose a new password.`,
      { link: { label: 'Choose a new password and go on', address } },
      'The link works once and for 60 minutes. At your next sign-in you are then shown a new QR code.',
      `If it was not you, somebody knows your password. Choose another one through this link all the same, which shuts them out, and write to ${supportEmail}.`,
      // The mail does not suggest “Forgot your password?”: it ends this link without unlocking the enrolment.
      'If you would rather not trust the link, or it no longer works, go to the sign-in page yourself and enter your password: the next page sends you another.',
    ],
  });

/** Tells the other administrators of every reset. */
export const twoFactorAlertMail = (to: Addressee, about: Addressee): Mail =>
  composeMail({
    to,
    subject: `${productName}: a two-factor authentication was reset`,
    parts: [
      `The two-factor authentication of ${about.fullName} (${about.login}) was reset.`,
      'You receive this because you are an administrator. If you did not expect it, ask your colleagues and look into the audit log.',
    ],
  });

/** Tells the other administrators of a reset that was refused, since a stranger may have the mailbox. */
export const twoFactorAttemptMail = (to: Addressee, about: Addressee): Mail =>
  composeMail({
    to,
    subject: `${productName}: a reset of two-factor authentication was refused`,
    parts: [
      `Somebody tried to reset the two-factor authentication of ${about.fullName} (${about.login}) less than ${timings.ownResetWaitHours} hours after the password was reset by email. Nothing was reset.`,
      'You receive this because you are an administrator. Somebody who can read that mailbox could try this, so please ask your colleague in another way than by email.',
    ],
  });

export const backupCodesMail = (to: Addressee): Mail =>
  composeMail({
    to,
    subject: `${productName}: new backup codes were made for your account`,
    parts: [
      `New backup codes were made for ${yourAccount(to)}. Any earlier ones no longer work.`,
      ifItWasNotYou,
    ],
  });

export const backupCodeUsedMail = (to: Addressee, left: number): Mail =>
  composeMail({
    to,
    subject: `${productName}: a backup code was used to sign in`,
    parts: [
      `Somebody signed in to ${yourAccount(to)} with one of your backup codes.`,
      codesLeft(left),
      ifItWasNotYou,
    ],
  });

function codesLeft(left: number): string {
  if (left === 0)
    return `It was the last one. Sign in with your authenticator app and make new ones. If you no longer have the app, write to ${supportEmail}.`;
  const advice =
    left < 3 ? 'Sign in and make new ones before you run out.' : 'Each code works only once.';
  return `There ${left === 1 ? 'is' : 'are'} ${left} left. ${advice}`;
}

/** Somebody signed up with an address that already has an account: only its owner is told. */
export const addressInUseMail = (
  to: Addressee & { readonly activated: boolean },
  publicUrl: string,
): Mail =>
  composeMail({
    to: nameless(to),
    subject: `You already have a ${productName} account`,
    parts: [
      'Somebody, perhaps you, signed up with this address. You have an account already, so nothing was changed.',
      to.activated
        ? { link: { label: 'Reset your password', address: resetPage(publicUrl) } }
        : `It is inactive, so you cannot sign in to it. If you want to use it, write to ${supportEmail}: an administrator can activate it.`,
      'If it was not you, there is nothing to do.',
    ],
  });

/** A request to join was turned down (OPEN-108). */
export const signupRefusedMail = (to: Addressee, comment: string): Mail =>
  composeMail({
    to: nameless(to),
    subject: `Your request for a ${productName} account was not approved`,
    parts: [
      `Thank you for your interest in ${productName}. Your request for an account was not approved.`,
      ...(comment === ''
        ? []
        : [{ quote: { introduction: 'The administrator wrote:', text: comment } }]),
      `If you have an email address of ${university}, sign up with it. If you think this is a mistake, write to ${supportEmail}.`,
      'If it was not you who asked for it, there is nothing to do.',
    ],
  });

interface Inactivity {
  readonly closesOn: Date;
  /** Whether projects or documents name the account, so that it is closed and not deleted. */
  readonly isNamed: boolean;
  readonly publicUrl: string;
}

/** Nobody has used the account for a long time: what happens, when, and how to keep it. */
export const inactivityMail = (
  to: ActiveOrNot,
  { closesOn, isNamed, publicUrl }: Inactivity,
): Mail =>
  composeMail({
    to: namedIfProved(to),
    subject: `Your ${productName} account will be ${isNamed ? 'closed' : 'deleted'} on ${formatLongDate(closesOn)}`,
    parts: [
      `Nobody has used your ${productName} account for a long time, and we keep an account without use for ${inactivityLimits.months} months.`,
      ...(to.activated ? howToKeep(publicUrl) : [howToKeepInactive]),
      isNamed
        ? 'Otherwise the account is closed: nobody can sign in to it any more. Your projects and documents stay as they are, under your name.'
        : 'Otherwise the account is deleted, with your name and your address.',
    ],
  });

const howToKeep = (publicUrl: string) => [
  'If you want to keep it, sign in before that day.',
  { link: { label: 'Sign in', address: signInPage(publicUrl) } },
  'If you have no password, or do not know it any more, choose a new one.',
  { link: { label: 'Choose a password', address: resetPage(publicUrl) } },
];

const howToKeepInactive = `An administrator has made it inactive, so you cannot sign in. If you want to keep it, write to ${supportEmail} before that day.`;

const unusedSoLong = `Nobody had used your ${productName} account for ${inactivityLimits.months} months, as we wrote to you ${inactivityLimits.warningDays} days ago.`;

export const accountClosedMail = (to: Owner): Mail =>
  composeMail({
    to: namedIfProved(to),
    subject: `Your ${productName} account was closed`,
    parts: [
      `${unusedSoLong} So it was closed, and its password and two-factor authentication were deleted.`,
      'Your projects and documents stay as they are, under your name.',
      `If you need the account again, write to ${supportEmail}.`,
    ],
  });

export const accountDeletedMail = (to: Owner): Mail =>
  composeMail({
    to: namedIfProved(to),
    subject: `Your ${productName} account was deleted`,
    parts: [
      `${unusedSoLong} So it was deleted, with your name and your address.`,
      'If you need an account again, you can sign up anew.',
    ],
  });
