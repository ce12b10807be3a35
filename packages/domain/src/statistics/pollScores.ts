import { pollPercentage } from './percentage';

/** One choice of a poll with its votes, as question results show it. */
export interface PollScore {
  readonly pollOptionText: string;
  /** Two decimals; null while nobody has answered. */
  readonly percentage: number | null;
  readonly count: number;
}

/** The results of a poll in the order of its choices. */
export function pollScores(
  choices: readonly { readonly text: string; readonly count: number }[],
): PollScore[] {
  const total = choices.reduce((sum, { count }) => sum + count, 0);
  return choices.map(({ text, count }) => ({
    pollOptionText: text,
    percentage: pollPercentage(count, total),
    count,
  }));
}
