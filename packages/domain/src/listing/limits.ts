export const listLimits = {
  /** Pages are zero-based. */
  firstPage: 0,
  lastPage: 1_000_000,
  /** The researcher list's page size. */
  defaultPageSize: 20,
  /** The largest page that may be asked for. */
  maxPageSize: 100,
} as const;
