import {
  chartFigureMessages,
  type ChartFigureMessages,
} from '../../charts/figure/ChartFigure.messages';
import { shownNumber } from '../../charts/words';
import type { LikertReading } from './readLikert';

export interface LikertChartMessages extends ChartFigureMessages {
  valueHeading: string;
  countHeading: string;
  /** A value of the scale, with what its end means. */
  valueName: (value: number, endLabel: string | undefined) => string;
  counted: (count: number) => string;
  summary: (reading: LikertReading) => string;
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const counted = (count: number) => `${shownNumber(count)} ${count === 1 ? 'answer' : 'answers'}`;

export const likertChartMessages: LikertChartMessages = {
  ...chartFigureMessages,
  valueHeading: 'Value',
  countHeading: 'Answers',
  valueName: (value, endLabel) => (endLabel === undefined ? `${value}` : `${value} (${endLabel})`),
  counted,
  summary: ({ total, mean, median, maxValue, lowerLabel, upperLabel }) =>
    mean === null || median === null
      ? 'No answers yet.'
      : `Of ${counted(total)} from 0 (${lowerLabel}) to ${maxValue} (${upperLabel}), the mean is ${decimal.format(mean)} and the median ${decimal.format(median)}.`,
};
