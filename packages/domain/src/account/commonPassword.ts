/** Why a password that keeps the rule is refused all the same: attackers would try it early. */
export type CommonPasswordReason = 'breached' | 'personal' | 'guessable';

/** What to do about it. */
export const commonPasswordAdvice: Readonly<Record<CommonPasswordReason, string>> = {
  breached: 'This password is on a list of leaked passwords. Please choose another one.',
  personal:
    'Please leave out your name, your email address, and the names of this site and its university.',
  guessable: 'This password is easy to guess. Three or four unrelated words make a better one.',
};
