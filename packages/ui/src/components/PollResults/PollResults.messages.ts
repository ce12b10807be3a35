import {
  chartFigureMessages,
  type ChartFigureMessages,
} from '../../charts/figure/ChartFigure.messages';
import { shownList, shownNumber } from '../../charts/words';
import type { PollOptionResult } from './PollResults';

export interface PollResultsMessages extends ChartFigureMessages {
  optionHeading: string;
  countHeading: string;
  shareHeading: string;
  /** A percentage with the decimals it is shown with; null where nobody has answered. */
  percentage: (percentage: number | null) => string;
  summary: (options: readonly PollOptionResult[]) => string;
}

const percentage = (value: number | null) => (value === null ? 'N/A' : `${value.toFixed(2)}%`);

export const pollResultsMessages: PollResultsMessages = {
  ...chartFigureMessages,
  optionHeading: 'Choice',
  countHeading: 'Answers',
  shareHeading: 'Share',
  percentage,
  summary: (options) => {
    if (options.length === 0) return 'There is nothing to show yet.';
    const total = options.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return 'No answers yet.';
    const highest = Math.max(...options.map(({ count }) => count));
    const leaders = options.filter(({ count }) => count === highest);
    const names = shownList(leaders.map(({ label }) => label));
    const base = `${shownNumber(highest)} of ${shownNumber(total)} ${total === 1 ? 'answer' : 'answers'}`;
    return leaders.length === 1
      ? `The most chosen of ${options.length} is ${names}, with ${base} (${percentage(leaders[0]?.percentage ?? null)}).`
      : `The most chosen of ${options.length} are ${names}, with ${base} each.`;
  },
};
