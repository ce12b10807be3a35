import {
  chartFigureMessages,
  type ChartFigureMessages,
} from '../../charts/figure/ChartFigure.messages';
import type { Shown } from '../../charts/words';
import type { LikertReading } from './readLikert';

export interface LikertChartMessages extends ChartFigureMessages {
  valueHeading: string;
  countHeading: string;
  /** Names a value of the scale, with the label of its end where it has one: "5 (Very clear)". */
  valueName: (value: number, endLabel: string | undefined) => string;
  counted: (count: number) => string;
  /** The sentence that sums up the chart. It receives the chart's texts, so that it uses a replaced unit. */
  summary: (reading: LikertReading, words: Pick<LikertChartMessages, 'counted'>) => string;
}

export const likertChartMessages = (shown: Shown): LikertChartMessages => ({
  ...chartFigureMessages(shown),
  valueHeading: 'Value',
  countHeading: 'Answers',
  valueName: (value, endLabel) =>
    endLabel === undefined ? shown.number(value) : `${shown.number(value)} (${endLabel})`,
  counted: (count) => `${shown.number(count)} ${count === 1 ? 'answer' : 'answers'}`,
  summary: ({ total, mean, median, minValue, maxValue, lowerLabel, upperLabel }, { counted }) =>
    mean === null || median === null
      ? 'No answers yet.'
      : `Of ${counted(total)} from ${shown.number(minValue)} (${lowerLabel}) to ${shown.number(maxValue)} (${upperLabel}), the mean is ${shown.decimal(mean)} and the median ${shown.decimal(median)}.`,
});
