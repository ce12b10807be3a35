export interface SessionTimeoutDialogMessages {
  warningTitle: string;
  /** Shown, read out with the title, and announced again each minute. 0 means less than a minute. */
  expires: (minutes: number) => string;
  /** Follows that sentence: what to do and what is at stake. */
  advice: string;
  /** Stands before the clock. */
  timeLeft: string;
  continueSession: string;
  logOut: string;
  endedTitle: string;
  ended: string;
  /** The only button once the session has ended. */
  acknowledge: string;
}

export const sessionTimeoutDialogMessages = (locale: string): SessionTimeoutDialogMessages => ({
  warningTitle: 'Are you still there?',
  expires: (minutes) => {
    if (minutes === 0) return 'Your session will expire in less than a minute.';
    return `Your session will expire in ${minutes.toLocaleString(locale)} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  },
  advice: 'Continue the session to stay logged in.',
  timeLeft: 'Time left',
  continueSession: 'Continue session',
  logOut: 'Logout',
  endedTitle: 'Session Terminated',
  ended: 'You were logged out because nothing was done for a while. Sign in again to go on.',
  acknowledge: 'Sign in again',
});
