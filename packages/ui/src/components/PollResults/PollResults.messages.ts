import {
  chartFigureMessages,
  type ChartFigureMessages,
} from '../../charts/figure/ChartFigure.messages';
import { shownList, type Shown } from '../../charts/words';
import type { PollOptionResult } from './PollResults';

export interface PollResultsMessages extends ChartFigureMessages {
  optionHeading: string;
  countHeading: string;
  shareHeading: string;
  /** A percentage with the decimals it is shown with; null where nobody has answered. */
  percentage: (percentage: number | null) => string;
  /** A choice's value as marks and list show it: "66.67% (2)". */
  value: (option: PollOptionResult, words: Pick<PollResultsMessages, 'percentage'>) => string;
  /** An amount with its unit: "3 answers". */
  counted: (count: number) => string;
  /**
   * The summary in one sentence. It uses the chart's other words, so it takes over a unit changed in
   * `counted`.
   */
  summary: (
    options: readonly PollOptionResult[],
    words: Pick<PollResultsMessages, 'counted' | 'percentage'>,
  ) => string;
}

export const pollResultsMessages = (shown: Shown): PollResultsMessages => ({
  ...chartFigureMessages(shown),
  optionHeading: 'Choice',
  countHeading: 'Answers',
  shareHeading: 'Share',
  percentage: (value) => (value === null ? 'N/A' : shown.exactPercent(value)),
  value: ({ count, percentage }, words) =>
    `${words.percentage(percentage)} (${shown.number(count)})`,
  counted: (count) => `${shown.number(count)} ${count === 1 ? 'answer' : 'answers'}`,
  summary: (options, { counted, percentage }) => {
    if (options.length === 0) return 'There is nothing to show yet.';
    const total = options.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) return 'No answers yet.';
    const highest = Math.max(...options.map(({ count }) => count));
    const leaders = options.filter(({ count }) => count === highest);
    const names = shownList(leaders.map(({ label }) => label));
    const base = `${shown.number(highest)} of ${counted(total)}`;
    if (options.length === 1) return `The only choice is ${names}, with ${base}.`;
    if (leaders.length > 1 && leaders.length === options.length)
      return `Each of the ${shown.number(options.length)} choices has ${base}.`;
    return leaders.length === 1
      ? `The most chosen of ${shown.number(options.length)} is ${names}, with ${base} (${percentage(leaders[0]?.percentage ?? null)}).`
      : `The most chosen of ${shown.number(options.length)} are ${names}, with ${base} each.`;
  },
});
