import type { Schemas } from '@sounding/api-client';
import {
  counted,
  countNotShown,
  formatPollPercentage,
  formatWholePercentage,
  likertLowest,
  numberText,
  type ProtectedCount,
} from '@sounding/domain';
import { paragraph, type Block, type ChartRow } from './blocks';
import { quotedList } from '../../platform/text/inWords';

const shareOf = (part: number, whole: number) => (whole > 0 ? (part / whole) * 100 : null);

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Two answers that everybody could give, such as whether they want to hear more. */
export function comparisonChart(
  caption: string,
  [first, second]: readonly [Labelled, Labelled],
): Block {
  const all = first.count + second.count;
  const row = ({ label, count }: Labelled): ChartRow => ({
    label,
    value: `${formatWholePercentage(count, all)} (${numberText(count)})`,
    share: shareOf(count, all),
  });
  return {
    kind: 'chart',
    caption,
    sentence:
      all === 0
        ? 'Nobody has responded.'
        : `${first.label}: ${numberText(first.count)} of ${counted(all, 'response')} (${formatWholePercentage(first.count, all)}).`,
    headings: ['Answer', 'Responses'],
    rows: [row(first), row(second)],
  };
}

interface Labelled {
  readonly label: string;
  readonly count: number;
}

/** What people said about themselves, in groups that are large enough for nobody to be recognised. */
export function demographicsChart(
  caption: string,
  groupHeading: string,
  groups: readonly ProtectedCount[],
): Block {
  if (groups.length === 0) return paragraph(`${caption}: no group is large enough to be shown.`);
  const shown = groups.flatMap(({ label, count }) => (count === null ? [] : [{ label, count }]));
  const largest = Math.max(0, ...shown.map(({ count }) => count));
  const most = shown.filter(({ count }) => count === largest);
  return {
    kind: 'chart',
    caption,
    sentence:
      largest === 0
        ? 'No group is large enough to be shown.'
        : `The largest group shown is ${quotedList(most.map(({ label }) => label))}, with ${counted(largest, 'response')}${most.length > 1 ? ' each' : ''}.`,
    headings: [groupHeading, 'Responses'],
    rows: groups.map(({ label, count }) => ({
      label,
      value: count === null ? countNotShown : numberText(count),
      share: count === null ? null : shareOf(count, largest),
    })),
  };
}

export function pollChart(caption: string, scores: Schemas['Question']['pollScores']): Block {
  const all = total(scores.map(({ count }) => count));
  const largest = Math.max(0, ...scores.map(({ count }) => count));
  const most = scores.filter(({ count }) => count === largest);
  return {
    kind: 'chart',
    caption,
    sentence:
      all === 0
        ? 'Nobody has answered.'
        : `Chosen most: ${quotedList(most.map(({ pollOptionText }) => pollOptionText))}, by ${numberText(largest)} of ${numberText(all)} (${formatPollPercentage(most[0]?.percentage ?? null)})${most.length > 1 ? ' each' : ''}.`,
    headings: ['Choice', 'Answers'],
    rows: scores.map(({ pollOptionText, percentage, count }) => ({
      label: pollOptionText,
      value: `${formatPollPercentage(percentage)} (${numberText(count)})`,
      share: shareOf(count, all),
    })),
  };
}

export function scaleChart(caption: string, scores: NonNullable<Schemas['SliderScores']>): Block {
  const { maxValue, lowerBoundText, upperBoundText, valueCounts, mean, median } = scores;
  const all = total(valueCounts);
  const largest = Math.max(0, ...valueCounts);
  const lowest = likertLowest(valueCounts);
  const ends = new Map([
    [lowest, lowerBoundText],
    [maxValue, upperBoundText],
  ]);
  return {
    kind: 'chart',
    caption,
    sentence:
      mean === null || median === null
        ? 'Nobody has answered.'
        : `On a scale from ${lowest} (${lowerBoundText}) to ${maxValue} (${upperBoundText}), the mean of ${counted(all, 'answer')} is ${numberText(mean)} and the median ${numberText(median)}.`,
    headings: ['Value', 'Answers'],
    rows: valueCounts.map((count, value) => {
      const end = ends.get(value);
      return {
        label: end === undefined ? String(value) : `${value} (${end})`,
        value: numberText(count),
        share: shareOf(count, largest),
      };
    }),
  };
}

const monthName = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Responses per month, so that the rows fit on a page however long a project runs. */
export function engagementChart(caption: string, series: Schemas['EngagementSeries']): Block {
  const months = new Map<string, number>();
  series.xaxisData.forEach((day, index) => {
    const month = day.slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + (series.seriesData[index] ?? 0));
  });
  const rows = [...months].map(([month, count]) => ({
    label: monthName.format(new Date(`${month}-15T12:00:00Z`)),
    count,
  }));
  const largest = Math.max(0, ...rows.map(({ count }) => count));
  const [first, ...asMany] = rows.filter(({ count }) => count === largest);
  return {
    kind: 'chart',
    caption,
    sentence:
      first === undefined || largest === 0
        ? 'Nobody has responded.'
        : asMany.length === 0
          ? `The month with the most responses is ${first.label}, with ${numberText(largest)}.`
          : `The most responses in a month are ${numberText(largest)}, first in ${first.label}.`,
    headings: ['Month', 'Responses'],
    rows: rows.map(({ label, count }) => ({
      label,
      value: numberText(count),
      share: shareOf(count, largest),
    })),
  };
}
