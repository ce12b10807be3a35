import { timings } from '@sounding/domain';

/** The browser ends an idle session first, with a message; the server follows this much later. */
const graceSeconds = 30;

export const sessionRules = {
  idleSeconds: timings.idleExpirySeconds + graceSeconds,
  absoluteSeconds: 12 * 3600,
  mostPerAccount: 5,
  /** Use is recorded at most this often; the grace period covers the inaccuracy. */
  touchSeconds: graceSeconds,
} as const;
