import { errorIn, type ValidationProblem } from '../errors/validationProblem';
import { commonPasswordAdvice, type CommonPasswordReason } from './commonPassword';
import { containsContextWord, contextWordsOf, type PasswordOwner } from './contextWords';
import { accountLimits } from './limits';

export const passwordMessages = {
  required: 'Password is required',
  mismatch: 'Your password and confirmation password must match',
  weak: 'Password needs to have minimum fourteen characters, at least one uppercase letter, one lowercase letter, one number and one special character',
  currentWrong: 'Your current password is not right.',
  chosenBefore:
    'An earlier try has set your password already, to what you chose then. That is the one to sign in with.',
  unanswered:
    'No answer came, so your new password may be set already. Check your connection and try again, or sign in with it.',
  currentRequired: 'Current password is required',
  unprintable: 'Password cannot contain tabs, line breaks or other control characters',
  tooLong: `Password cannot exceed ${accountLimits.passwordMax} characters`,
} as const;

/** Rules that the live checklist cannot tick: the server checks most of them (security.md 3). */
export const passwordHint =
  'It must not be a common password, nor contain your name, your email address, or the name of this site or its university.';

export type PasswordRuleId = 'length' | 'uppercase' | 'lowercase' | 'number' | 'special';

/** One line of the list that ticks itself while a person types. */
export interface PasswordRule {
  readonly id: PasswordRuleId;
  readonly label: string;
  readonly isMet: boolean;
}

/** The length as NIST SP 800-63B counts it for the minimum: code points of the NFC form. */
function passwordLength(password: string): number {
  return Array.from(password.normalize('NFC')).length;
}

/** A code point has at most two UTF-16 units, so this text needs no further checks (security.md 2). */
function isHopelesslyLong(password: string): boolean {
  return password.length > accountLimits.passwordMax * 2;
}

/** Counts as the contract does: code points as they are sent, not normalised. */
function isTooLong(password: string): boolean {
  return isHopelesslyLong(password) || Array.from(password).length > accountLimits.passwordMax;
}

/** The password rule, rule by rule; a password is strong exactly when every one is met. */
export function passwordChecklist(password: string): readonly PasswordRule[] {
  const isReadable = !isHopelesslyLong(password);
  const holds = (pattern: RegExp) => isReadable && pattern.test(password);
  return [
    {
      id: 'length',
      label: `${accountLimits.passwordMin} to ${accountLimits.passwordMax} characters`,
      isMet: !isTooLong(password) && passwordLength(password) >= accountLimits.passwordMin,
    },
    { id: 'uppercase', label: 'One uppercase letter', isMet: holds(/\p{Lu}/u) },
    { id: 'lowercase', label: 'One lowercase letter', isMet: holds(/\p{Ll}/u) },
    { id: 'number', label: 'One number', isMet: holds(/\p{Nd}/u) },
    {
      id: 'special',
      label: 'One special character, such as ! or ?',
      isMet: holds(/[^\p{L}\p{M}\p{N}\s\p{Cc}\p{Cs}]/u),
    },
  ];
}

/** Tabs, line breaks and the like: a person can paste them, but cannot type them into a password field. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What is wrong with a new password, or null. Also the rule for the export's password. */
export function passwordProblem(password: string): string | null {
  if (password.length === 0) return passwordMessages.required;
  if (isTooLong(password)) return passwordMessages.tooLong;
  if (unprintable.test(password)) return passwordMessages.unprintable;
  return passwordChecklist(password).every(({ isMet }) => isMet) ? null : passwordMessages.weak;
}

/** A new password typed twice: on resetting, and on exporting. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

/** The message of the password rule, and a line of advice (security.md 3). */
export function commonPasswordMessage(reason: CommonPasswordReason): string {
  return `${passwordMessages.weak}.\n${commonPasswordAdvice[reason]}`;
}

/** Problems known before anything is sent: only the server can find leaked and guessable passwords. */
export function validateNewPassword(
  { password, confirmation }: NewPassword,
  owner: PasswordOwner,
): ValidationProblem[] {
  const problems: ValidationProblem[] = [];
  const isPersonal = () => containsContextWord(password, contextWordsOf(owner));
  const problem =
    passwordProblem(password) ?? (isPersonal() ? commonPasswordMessage('personal') : null);
  if (problem !== null) problems.push(errorIn('password', problem));
  // eslint-disable-next-line security/detect-possible-timing-attacks -- one person typed both
  if (confirmation !== password) {
    problems.push(errorIn('confirmation', passwordMessages.mismatch));
  }
  return problems;
}

/** A new password in place of the present one, by somebody who is signed in. */
export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/** Requires the current password but does not check its strength: it may be older than the rule (OPEN-01). */
export function validatePasswordChange(
  change: PasswordChange,
  owner: PasswordOwner,
): ValidationProblem[] {
  const isMissing = change.currentPassword === '';
  return [
    ...(isMissing ? [errorIn('currentPassword', passwordMessages.currentRequired)] : []),
    ...validateNewPassword(change, owner),
  ];
}
