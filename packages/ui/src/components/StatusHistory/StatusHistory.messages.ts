export interface StatusHistoryMessages {
  /** Stands in the place of the date of a status that is not reached yet. */
  notYet: string;
}

export const statusHistoryMessages: StatusHistoryMessages = { notYet: 'Not yet' };
