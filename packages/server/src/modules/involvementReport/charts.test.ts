import { describe, expect, test } from 'vitest';
import type { Block } from './blocks';
import {
  comparisonChart,
  demographicsChart,
  engagementChart,
  pollChart,
  scaleChart,
} from './charts';

/** The sentence of a chart, and its rows from top to bottom. */
function read(block: Block) {
  if (block.kind !== 'chart') throw new Error(`This is no chart but a ${block.kind}.`);
  return { sentence: block.sentence, rows: block.rows };
}

describe('Of people, a group', () => {
  const chartOf = (groups: Parameters<typeof demographicsChart>[2]) =>
    demographicsChart('Gender', 'Gender', groups);

  test('that is not shown has neither a number nor a bar that tells it', () => {
    const { rows } = read(
      chartOf([
        { label: 'Female', count: 12 },
        { label: 'Male', count: null },
        { label: 'Other', count: 6 },
        { label: 'Prefer not to say', count: 0 },
      ]),
    );
    expect(rows).toEqual([
      { label: 'Female', value: '12', share: 100 },
      { label: 'Male', value: 'Not shown', share: null },
      { label: 'Other', value: '6', share: 50 },
      { label: 'Prefer not to say', value: '0', share: 0 },
    ]);
  });

  test('is named as the largest alone, or with all that are as large', () => {
    const alone = chartOf([
      { label: 'Female', count: 12 },
      { label: 'Male', count: 6 },
    ]);
    expect(read(alone).sentence).toBe('The largest group shown is “Female”, with 12 responses.');
    const both = chartOf([
      { label: 'Female', count: 12 },
      { label: 'Male', count: 12 },
    ]);
    expect(read(both).sentence).toBe(
      'The largest group shown is “Female” and “Male”, with 12 responses each.',
    );
  });

  test('is the largest of none where all are hidden or empty', () => {
    const hidden = chartOf([
      { label: 'Female', count: null },
      { label: 'Male', count: 0 },
    ]);
    expect(read(hidden).sentence).toBe('No group is large enough to be shown.');
    expect(chartOf([])).toEqual({
      kind: 'paragraph',
      text: 'Gender: no group is large enough to be shown.',
    });
  });
});

describe('Of a poll', () => {
  const choice = (pollOptionText: string, count: number, percentage: number | null) => ({
    pollOptionText,
    count,
    percentage,
  });

  test('bars are shares of all answers, and the choices that most have made are said together', () => {
    const { sentence, rows } = read(
      pollChart('Where?', [choice('Here', 2, 40), choice('There', 2, 40), choice('Away', 1, 20)]),
    );
    expect(sentence).toBe('Chosen most: “Here” and “There”, by 2 of 5 (40.00%) each.');
    expect(rows.map(({ value, share }) => [value, share])).toEqual([
      ['40.00% (2)', 40],
      ['40.00% (2)', 40],
      ['20.00% (1)', 20],
    ]);
  });

  test('that nobody has answered there is no share and no bar', () => {
    const { sentence, rows } = read(pollChart('Where?', [choice('Here', 0, null)]));
    expect(sentence).toBe('Nobody has answered.');
    expect(rows).toEqual([{ label: 'Here', value: 'N/A (0)', share: null }]);
  });
});

test('A scale names both of its ends, and its longest bar is the value that most have chosen', () => {
  const { sentence, rows } = read(
    scaleChart('How clear?', {
      maxValue: 5,
      lowerBoundText: 'Not clear',
      upperBoundText: 'Very clear',
      valueCounts: [1, 0, 0, 0, 0, 2],
      mean: 3.33,
      median: 5,
    }),
  );
  expect(sentence).toBe(
    'On a scale from 0 (Not clear) to 5 (Very clear), the mean of 3 answers is 3.33 and the median 5.',
  );
  expect(rows.map(({ label, share }) => [label, share])).toEqual([
    ['0 (Not clear)', 50],
    ...['1', '2', '3', '4'].map((value) => [value, 0]),
    ['5 (Very clear)', 100],
  ]);
});

test('A scale on which nobody answered 0 begins at 1, as it was asked, and keeps the bar of 0 [QUES-06]', () => {
  const { sentence, rows } = read(
    scaleChart('How clear?', {
      maxValue: 5,
      lowerBoundText: 'Not clear',
      upperBoundText: 'Very clear',
      valueCounts: [0, 1, 0, 0, 0, 2],
      mean: 3.67,
      median: 5,
    }),
  );
  expect(sentence).toMatch(/^On a scale from 1 \(Not clear\) to 5 \(Very clear\), /);
  expect(rows.slice(0, 2).map(({ label }) => label)).toEqual(['0', '1 (Not clear)']);
});

test('Two answers that everybody gives are told of all of them, and of nobody where there is none', () => {
  const chartOf = (yes: number, no: number) =>
    read(
      comparisonChart('Interest', [
        { label: 'Interested', count: yes },
        { label: 'Not interested', count: no },
      ]),
    );
  expect(chartOf(1, 2)).toEqual({
    sentence: 'Interested: 1 of 3 responses (33%).',
    rows: [
      { label: 'Interested', value: '33% (1)', share: (1 / 3) * 100 },
      { label: 'Not interested', value: '67% (2)', share: (2 / 3) * 100 },
    ],
  });
  expect(chartOf(0, 0).sentence).toBe('Nobody has responded.');
});

describe('Responses by month', () => {
  const chartOf = (xaxisData: string[], seriesData: number[]) =>
    read(engagementChart('Responses by month', { xaxisData, seriesData }));

  test('add up the days of each', () => {
    const { sentence, rows } = chartOf(
      ['2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02'],
      [1, 2, 1, 0],
    );
    expect(sentence).toBe('The month with the most responses is September 2026, with 3.');
    expect(rows).toEqual([
      { label: 'September 2026', value: '3', share: 100 },
      { label: 'October 2026', value: '1', share: (1 / 3) * 100 },
    ]);
  });

  test('name the first of the months that had as many', () => {
    const { sentence } = chartOf(['2026-09-29', '2026-10-01', '2026-11-01'], [1, 3, 3]);
    expect(sentence).toBe('The most responses in a month are 3, first in October 2026.');
  });

  test('name no month where nobody has responded', () => {
    expect(chartOf(['2026-09-29'], [0]).sentence).toBe('Nobody has responded.');
    expect(chartOf([], []).sentence).toBe('Nobody has responded.');
  });
});
