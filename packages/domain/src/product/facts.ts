/** Facts of section 9 that are neither a limit nor a time of the session. */
export const productFacts = {
  versionLabel: 'v1.1.4',
  exportFileName: 'project-export.xls',
  /** How long a route's script may take to arrive before its loading counts as failed. */
  chunkLoadTimeoutSeconds: 120,
  minimumUserAge: 16,
  freeUntil: 'March 2026',
  accessibilityResponseDays: 10,
  termsEffective: '24/02/2025',
} as const;
