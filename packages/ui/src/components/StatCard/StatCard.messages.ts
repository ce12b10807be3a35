export interface StatCardMessages {
  /** Stands for a number that is not known. */
  missing: string;
}

export const statCardMessages: StatCardMessages = { missing: 'No value' };
