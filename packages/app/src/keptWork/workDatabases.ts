/** The browser's databases of unsaved work, one for each sort: a database's one store has one shape. */
export const workDatabases = {
  projects: 'sounding-unsaved-work',
  drafts: 'sounding-unsaved-drafts',
} as const;
