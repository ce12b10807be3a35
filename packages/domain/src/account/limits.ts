export const accountLimits = {
  /** OPEN-01: the stated 14, not the 13 that the original pattern let through. */
  passwordMin: 14,
  /** Hashing cost stays bounded (security.md 2). */
  passwordMax: 128,
  /** RFC 5321's longest address, less the angle brackets. */
  email: 254,
  /** Digits of a two-factor code. */
  code: 6,
  /** Not in the specification: a full name needs a limit, and this is ample. */
  name: 100,
  /** Not in the specification: the optional comment of a signup decision needs a limit. */
  decisionComment: 1000,
} as const;

export const auditLimits = {
  /** How long the audit log keeps the network address that somebody acted from (security.md 37). */
  networkAddressDays: 90,
} as const;
