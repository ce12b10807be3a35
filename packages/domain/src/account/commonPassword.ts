/** Why a password is refused although it meets the password rule: attackers would try it early. */
export type CommonPasswordReason = 'breached' | 'personal' | 'guessable';

/** The message for each reason, with what the person should do. */
export const commonPasswordAdvice: Readonly<Record<CommonPasswordReason, string>> = {
  breached: 'This password is on a list of leaked passwords. Please choose another one.',
  personal:
    'Please leave out your name, your email address, and the names of this site and its university.',
  guessable: 'This password is easy to guess. Three or four unrelated words make a better one.',
};
