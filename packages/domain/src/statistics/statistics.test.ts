import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { countAges, countAnswers, participantAge } from './demographics';
import { engagementSeries } from './engagement';
import { likertLowest, likertMean, likertMedian } from './likert';
import { formatPollPercentage, formatWholePercentage, wholePercentage } from './percentage';
import { pollScores } from './pollScores';

const total = (slices: readonly { readonly count: number }[]) =>
  slices.reduce((sum, { count }) => sum + count, 0);

describe('A researcher reads percentages', () => {
  test('rounded to whole numbers, halves up [OVER-18]', () => {
    expect(formatWholePercentage(1, 3)).toBe('33%');
    expect(formatWholePercentage(2, 3)).toBe('67%');
    expect(formatWholePercentage(1, 200)).toBe('1%');
    expect(formatWholePercentage(0, 7)).toBe('0%');
    expect(formatWholePercentage(7, 7)).toBe('100%');
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (part, rest) => {
        fc.pre(part + rest > 0);
        const percentage = wholePercentage(part, part + rest) ?? Number.NaN;
        expect(Number.isInteger(percentage)).toBe(true);
        expect(Math.abs(percentage - (part * 100) / (part + rest))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('as N/A while there are no responses [OVER-19]', () => {
    expect(formatWholePercentage(0, 0)).toBe('N/A');
  });

  test('of a poll to two decimals, N/A while nobody has answered [OPEN-120]', () => {
    const scores = pollScores([
      { text: 'Yes', count: 1 },
      { text: 'No', count: 2 },
      { text: 'Perhaps', count: 0 },
    ]);
    expect(scores.map(({ percentage }) => formatPollPercentage(percentage))).toEqual([
      '33.33%',
      '66.67%',
      '0.00%',
    ]);
    expect(pollScores([{ text: 'Yes', count: 0 }])).toEqual([
      { pollOptionText: 'Yes', percentage: null, count: 0 },
    ]);
    expect(formatPollPercentage(null)).toBe('N/A');
  });

  test('of a poll that add up to 100, but for the rounding', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (counts) => {
        fc.pre(counts.some((count) => count > 0));
        const scores = pollScores(counts.map((count) => ({ text: '', count })));
        const sum = scores.reduce((all, { percentage }) => all + (percentage ?? Number.NaN), 0);
        expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.005 * counts.length + 1e-9);
      }),
    );
  });
});

describe('A researcher reads who took part', () => {
  const groups = [
    { lower: 18, upper: 25 },
    { lower: 26, upper: 64 },
    { lower: 65, upper: 120 },
  ];
  const aged = (value: number | null, count = 1) => ({ value, count });
  const said = (value: string | null, count = 1) => ({ value, count });

  test('by age, which is the year of the response minus the birth year', () => {
    expect(participantAge(2000, '2026-01-01T00:00:00.000Z')).toBe(26);
    expect(participantAge(2000, '2026-12-31T23:59:00.000Z')).toBe(26);
    expect(participantAge(2000, '2027-01-01T00:30:00.000Z')).toBe(27);
  });

  test('in the project’s own age groups [OVER-21]', () => {
    const ages = [aged(18), aged(25, 3), aged(26), aged(65), aged(106)];
    expect(countAges(ages, groups)).toEqual([
      { label: '18-25', count: 4 },
      { label: '26-64', count: 1 },
      { label: '65 or above', count: 2 },
      { label: 'Other', count: 0 },
      { label: 'Not stated', count: 0 },
    ]);
  });

  test('with all others under Other or Not stated [OPEN-107]', () => {
    const slices = countAges([aged(11), aged(-4, 2), aged(null, 5)], groups);
    expect(slices.slice(-2)).toEqual([
      { label: 'Other', count: 3 },
      { label: 'Not stated', count: 5 },
    ]);
  });

  test('by their own words, in an order that tells nothing of the numbers [OPEN-107]', () => {
    expect(
      countAnswers([
        ...[said('Male', 2), said('Female'), said('Male'), said('Female ')],
        ...[said(null), said(' '), said('Not stated')],
      ]),
    ).toEqual([
      { label: 'Female', count: 2 },
      { label: 'Male', count: 3 },
      { label: 'Not stated', count: 3 },
    ]);
    expect(
      countAnswers([said('constructor'), said('__proto__')]).map(({ label }) => label),
    ).toEqual(['__proto__', 'constructor', 'Not stated']);
  });

  test('and no words that everybody has taken back', () => {
    expect(countAnswers([said('Cornish', 0), said('Scottish', 1)])).toEqual([
      { label: 'Scottish', count: 1 },
      { label: 'Not stated', count: 0 },
    ]);
  });

  test('in slices that add up to all responses [OPEN-107]', () => {
    const counted = <T>(value: fc.Arbitrary<T>) =>
      fc.array(fc.record({ value: fc.option(value), count: fc.nat(1000) }));
    const group = fc.tuple(fc.nat(120), fc.nat(120)).map(([lower, upper]) => ({ lower, upper }));
    fc.assert(
      fc.property(counted(fc.integer({ max: 130 })), fc.array(group), (ages, ageGroups) => {
        expect(total(countAges(ages, ageGroups))).toBe(total(ages));
      }),
    );
    fc.assert(
      fc.property(counted(fc.string({ maxLength: 2 })), (answers) => {
        expect(total(countAnswers(answers))).toBe(total(answers));
      }),
    );
  });
});

describe('A researcher reads likert results', () => {
  test('from 1 on, as it is offered, or from 0 once somebody answered so [OPEN-77]', () => {
    expect(likertLowest([])).toBe(1);
    expect(likertLowest([0, 2, 3])).toBe(1);
    expect(likertLowest([1, 2, 3])).toBe(0);
  });

  test('with mean and median, both missing while nobody has answered', () => {
    const counts = [0, 1, 2, 0, 0, 1];
    expect(likertMean(counts)).toBe(2.5);
    expect(likertMedian(counts)).toBe(2);
    expect(likertMedian([0, 0, 1, 0, 0, 1])).toBe(3.5);
    expect(likertMean([1, 2])).toBe(0.67);
    expect(likertMean([0, 0])).toBeNull();
    expect(likertMedian([0, 0])).toBeNull();
  });

  test('with a mean whose exact halves are rounded up', () => {
    expect(likertMean([0, 39, 1])).toBe(1.03);
    // Exact halves only: an odd number of points among 200 answers.
    for (let points = 1; points < 2000; points += 2) {
      const [low, high] = [Math.floor(points / 200), points % 200];
      const counts = Array.from({ length: 11 }, (_, value) =>
        value === low ? 200 - high : value === low + 1 ? high : 0,
      );
      expect(likertMean(counts)).toBe((points + 1) / 200);
    }
  });

  test('where mean and median are those of the answers themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10), { minLength: 1 }), (values) => {
        const counts = Array.from(
          { length: 11 },
          (_, value) => values.filter((one) => one === value).length,
        );
        const sorted = values.toSorted((a, b) => a - b);
        const middle = (values.length - 1) / 2;
        const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
        expect(likertMedian(counts)).toBe(median);
        const mean = values.reduce((a, b) => a + b, 0) / values.length;
        expect(Math.abs((likertMean(counts) ?? NaN) - mean)).toBeLessThan(0.0051);
      }),
    );
  });
});

describe('A researcher reads the engagement over time', () => {
  const launch = '2026-06-01T08:00:00.000Z';
  const at = (...dates: string[]) => dates.map((date) => ({ date }));

  test('day by day from the launch to today, empty days being 0 [OPEN-105]', () => {
    const responses = at('2026-06-02T09:00:00Z', '2026-06-03T22:30:00Z', '2026-06-03T23:30:00Z');
    expect(engagementSeries(responses, { launch, end: null, now: '2026-06-05T10:00:00Z' })).toEqual(
      {
        xaxisData: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04', '2026-06-05'],
        seriesData: [0, 1, 1, 1, 0],
      },
    );
  });

  test('or to the end, once that has passed [OPEN-105]', () => {
    const period = { launch, end: '2026-06-02T10:00:00Z', now: '2026-06-05T10:00:00Z' };
    expect(engagementSeries([], period).xaxisData).toEqual(['2026-06-01', '2026-06-02']);
    const ahead = { ...period, end: '2026-07-01T10:00:00Z', now: '2026-06-02T10:00:00Z' };
    expect(engagementSeries([], ahead).xaxisData).toEqual(['2026-06-01', '2026-06-02']);
  });

  test('and nothing before the launch', () => {
    const period = { end: null, now: '2026-05-01T10:00:00Z' };
    expect(engagementSeries([], { ...period, launch })).toEqual({ xaxisData: [], seriesData: [] });
    expect(engagementSeries([], { ...period, launch: null })).toEqual({
      xaxisData: [],
      seriesData: [],
    });
  });

  test('without losing a response or a day', () => {
    const instant = fc
      .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString());
    const period = fc.record({ launch: fc.option(instant), end: fc.option(instant), now: instant });
    fc.assert(
      fc.property(
        fc.array(fc.record({ date: instant }), { maxLength: 20 }),
        period,
        (responses, dates) => {
          const { xaxisData, seriesData } = engagementSeries(responses, dates);
          expect(seriesData.reduce((a, b) => a + b, 0)).toBe(responses.length);
          expect(seriesData).toHaveLength(xaxisData.length);
          expect(xaxisData).toEqual([...new Set(xaxisData)].sort());
        },
      ),
      { numRuns: 50 },
    );
  });
});
