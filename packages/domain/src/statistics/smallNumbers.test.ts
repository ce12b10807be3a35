import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { protectSmallNumbers, statisticsLimits } from './smallNumbers';

const labelled = (counts: readonly number[]) =>
  counts.map((count, index) => ({ label: `Group ${index}`, count }));
const shown = (counts: readonly number[], threshold = 5) =>
  protectSmallNumbers(labelled(counts), { threshold, hasFixedLabels: true }).map(
    ({ count }) => count,
  );

describe('Small numbers of people', () => {
  test('are hidden, and a larger one with them, so that subtracting tells nothing', () => {
    expect(shown([16, 9, 3, 2, 0])).toEqual([16, null, null, null, 0]);
    expect(shown([16, 9, 4])).toEqual([16, null, null]);
  });

  test('take all equal covers along, as choosing one of them would tell', () => {
    expect(shown([16, 9, 3, 9])).toEqual([16, null, null, null]);
  });

  test('are below the threshold, which itself is shown', () => {
    expect(statisticsLimits.smallNumberThreshold).toBe(5);
    expect(shown([5, 6, 7])).toEqual([5, 6, 7]);
    expect(shown([16, 5, 3])).toEqual([16, null, null]);
    expect(shown([12, 0, 0])).toEqual([null, null, null]);
    expect(shown([13, 0, 0])).toEqual([13, 0, 0]);
    expect(shown([0, 0])).toEqual([0, 0]);
    expect(shown([0, 0], 1)).toEqual([0, 0]);
  });

  test('hide everything where nothing is large enough to hide behind', () => {
    expect(shown([4, 3, 0])).toEqual([null, null, null]);
  });

  test('take labels along that only answers could have brought', () => {
    const rule = { threshold: 5, hasFixedLabels: false };
    expect(protectSmallNumbers(labelled([1, 2]), rule)).toEqual([]);
    expect(protectSmallNumbers(labelled([20, 6, 1]), rule).map(({ count }) => count)).toEqual([
      20,
      null,
      null,
    ]);
  });

  test('are shown as they are where the threshold is 0', () => {
    expect(shown([1, 2, 3], 0)).toEqual([1, 2, 3]);
  });

  /** Every way to spread this many people over so many groups. */
  function* spreads(people: number, groups: number): Generator<number[]> {
    if (groups === 1) yield [people];
    else {
      for (let first = 0; first <= people; first += 1) {
        for (const rest of spreads(people - first, groups - 1)) yield [first, ...rest];
      }
    }
  }

  test.each([
    [2, 2],
    [2, 3],
    [2, 5],
    [3, 2],
    [3, 3],
    [3, 4],
    [3, 5],
    [4, 5],
  ])(
    'cannot be worked out in %i groups at threshold %i by somebody who knows the rule and the total',
    (groups, threshold) => {
      const leaks: string[] = [];
      for (let people = 1; people <= groups * threshold + 2; people += 1) {
        // For each publication and each of its groups: every count that leads to that publication.
        const behind = new Map<string, Set<number>[]>();
        for (const counts of spreads(people, groups)) {
          const published = JSON.stringify(shown(counts, threshold));
          const possible = behind.get(published) ?? counts.map(() => new Set<number>());
          counts.forEach((count, group) => possible[group]?.add(count));
          behind.set(published, possible);
        }
        for (const counts of spreads(people, groups)) {
          const possible = behind.get(JSON.stringify(shown(counts, threshold))) ?? [];
          const isKnown = (count: number, group: number) =>
            count > 0 && count < threshold && possible[group]?.size === 1;
          if (counts.some(isKnown)) leaks.push(counts.join());
        }
      }
      expect(leaks).toEqual([]);
    },
  );

  test('are never shown, and never stand alone, however many groups there are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 2, maxLength: 12 }), (counts) => {
        const published = shown(counts);
        published.forEach((count, group) => {
          if (count !== null) expect(count === 0 || count >= 5).toBe(true);
          expect([null, counts[group]]).toContain(count);
        });
        expect(published.filter((count) => count === null)).not.toHaveLength(1);
      }),
    );
  });
});
