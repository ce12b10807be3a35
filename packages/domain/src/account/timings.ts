/** Times that a person notices while signed in or signing in (section 9, OPEN-110). */
export const timings = {
  /** Researcher area: idle time until the reminder, and until the session ends. */
  idleReminderSeconds: 600,
  idleExpirySeconds: 900,
  /** Time on the two-factor screen without authenticating. */
  twoFactorIdleSeconds: 300,
  /** From the toast after a two-factor reset to the sign-in page. */
  twoFactorResetRedirectSeconds: 3,
  resetKeyMinutes: 60,
  firstPasswordKeyHours: 72,
  /** From a password reset by mail until its owner can reset the second factor too. */
  ownResetWaitHours: 24,
} as const;
