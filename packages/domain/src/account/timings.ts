/** How long things last that a signed-in or signing-in person notices (section 9, OPEN-110). */
export const timings = {
  /** Researcher area: the reminder, and the end of the session. */
  idleReminderSeconds: 600,
  idleExpirySeconds: 900,
  /** Two-factor screen without authenticating. */
  twoFactorIdleSeconds: 300,
  /** From the toast after a two-factor reset to the sign-in page. */
  twoFactorResetRedirectSeconds: 3,
  resetKeyMinutes: 60,
  firstPasswordKeyHours: 72,
} as const;
