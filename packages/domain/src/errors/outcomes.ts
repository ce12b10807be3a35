import { timings } from '../account/timings';
import { formatShortDateTime } from '../dates/format';
import { brand } from '../product/brand';
import { errorMessages } from './catalogue';

/** Toasts that report a success, and the one that reports declined cookies. */
export const outcomeMessages = {
  documentSubmitted: 'Document has been submitted for review',
  projectCompleted: 'Project completed successfully',
  cookiesEnabled: 'Cookies were enabled',
  cookiesDisabled: 'Cookies were disabled',
} as const;

/** How the error summary opens and closes while a save is blocked (OPEN-63). */
export const blockingMessages = {
  opening: 'Please address the following errors before you can proceed:',
  closing: 'This project cannot be published until the above error(s) are corrected.',
} as const;

/** A failed approval or rejection of a signup request. */
export function signupDecisionFailed(title: string): string {
  return `Error: ${title}`;
}

/** The toast after a two-factor reset; it only announces a redirect where one follows (OPEN-33). */
export function twoFactorResetDone(email: string, where: 'twoFactorScreen' | 'dashboard'): string {
  const done = `2fa has been reset for ${email}.`;
  return where === 'twoFactorScreen' ? `${done} Redirecting to login page...` : done;
}

/** Subject of the mail sent when people reset their own two-factor set-up; its screen quotes the subject. */
export const ownResetSubject = `${brand.productName}: set up your two-factor authentication again`;

/** Why people cannot reset their own second factor yet: whoever reads their mail could have set the password. */
export function ownResetTooEarly(possibleFrom: Date): string {
  const minute = 60_000;
  const shown = formatShortDateTime(new Date(Math.ceil(possibleFrom.getTime() / minute) * minute));
  const why = `The password of this account was reset by email less than ${timings.ownResetWaitHours} hours ago. For safety, its two-factor authentication can be reset from ${shown} on.`;
  if (brand.supportEmail === '') return why;
  return `${why} If you did not reset the password, write to ${brand.supportEmail} at once.`;
}

/** The reset link check knows two failures: status 400 is expired, every other is invalid or used. */
export function resetLinkMessage(status: number): string {
  return status === 400 ? errorMessages.resetLinkExpired : errorMessages.resetLinkInvalid;
}

/** A failed question save: the general sentence followed by the error's text, unless that says no more. */
export function questionSaveFailed(text: string | null): string {
  const isSaid = text === null || text === errorMessages.somethingWentWrong;
  return isSaid ? errorMessages.saveFailed : `${errorMessages.saveFailed} ${text}`;
}
