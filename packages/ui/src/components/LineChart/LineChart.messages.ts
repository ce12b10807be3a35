import {
  chartFigureMessages,
  type ChartFigureMessages,
} from '../../charts/figure/ChartFigure.messages';
import type { Shown } from '../../charts/words';
import type { LineReading } from './readLine';

export interface LineChartMessages extends ChartFigureMessages {
  timeHeading: string;
  valueHeading: string;
  /** A point in time, as marks, axis and table name it: the day, and its time where points share a day. */
  time: (at: Date) => string;
  valued: (value: number) => string;
  /** Stands for a value that is not known. */
  missing: string;
  /** The sentence that sums up the chart. It receives the chart's texts, so that it uses a replaced unit. */
  summary: (reading: LineReading, words: Pick<LineChartMessages, 'time' | 'valued'>) => string;
}

export const lineChartMessages = (shown: Shown, isDayShared: boolean): LineChartMessages => ({
  ...chartFigureMessages(shown),
  timeHeading: 'Date',
  valueHeading: 'Responses',
  time: isDayShared ? shown.moment : shown.day,
  valued: (value) => `${shown.number(value)} ${value === 1 ? 'response' : 'responses'}`,
  missing: 'No value',
  summary: ({ points, known, first, last, highest, lowest }, { time, valued }) => {
    if (points === 0) return 'There is nothing to show yet.';
    if (first === null || last === null || highest === null || lowest === null)
      return 'No value is known yet.';
    if (known === 1) return `One value is known: ${valued(first.value)} on ${time(first.at)}.`;
    const extreme = ({ at, value, isRepeated }: typeof highest) =>
      `${valued(value)}${isRepeated ? ', first' : ''} on ${time(at)}`;
    const span = `From ${time(first.at)} to ${time(last.at)}`;
    return highest.value === lowest.value
      ? `${span}, every value is ${valued(highest.value)}.`
      : `${span}, the highest is ${extreme(highest)} and the lowest ${extreme(lowest)}.`;
  },
});
