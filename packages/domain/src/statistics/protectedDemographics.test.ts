import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAges } from './demographics';
import { shownAges } from './protectedAges';
import { protectedDemographics } from './protectedDemographics';
import { shownAnswers } from './shownAnswers';

const threshold = 5;
const ageGroups = [
  { lower: 18, upper: 25 },
  { lower: 26, upper: 35 },
  { lower: 66, upper: 120 },
];
const all = { chosen: ageGroups, all: ageGroups };

/** Few different answers with few people each: cases that protection changes. */
const counted = <T>(values: readonly T[]) =>
  fc
    .tuple(...values.map(() => fc.nat({ max: 14 })))
    .map((counts) => values.map((value, index) => ({ value, count: counts[index] ?? 0 })));

const anyAges = counted([null, 19, 20, 24, 30, 31, 70, 50]);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Whether the hidden counts stay unknown to somebody who knows only their number and their sum. */
const isOpen = (hidden: readonly number[]): boolean =>
  hidden.length === 0 || hidden.length > 1 || sum(hidden) === 0;

test('No small count of ages can be worked out from the groups, the single ages and the total', () => {
  fc.assert(
    fc.property(anyAges, (ages) => {
      const { age: groups } = protectedDemographics(
        { ages, genders: [], ethnicities: [] },
        all,
        threshold,
      );
      const single = shownAges(ages, all, threshold);
      const truth = countAges(ages, ageGroups);

      // Groups: every shown count is exact and not small; if any are hidden, there are several.
      const hidden = truth.filter((_, index) => groups[index]?.count === null);
      expect(isOpen(hidden.map(({ count }) => count))).toBe(true);
      for (const { count } of groups) {
        if (count !== null && count > 0) expect(count).toBeGreaterThanOrEqual(threshold);
      }

      // Single ages: none from a hidden group, none small; where some of a group are hidden, several are.
      for (const { label, count } of groups) {
        const inGroup = (value: number | null) =>
          value !== null &&
          countAges([{ value, count: 1 }], ageGroups).some(
            (slice) => slice.label === label && slice.count === 1,
          );
        const shown = single.filter(({ value }) => inGroup(value));
        if (count === null) {
          expect(shown).toEqual([]);
          continue;
        }
        for (const { value, count: people } of shown) {
          expect(people).toBeGreaterThanOrEqual(threshold);
          expect(ages).toContainEqual({ value, count: people });
        }
        const unseen = ages.filter(
          ({ value, count: people }) =>
            people > 0 && inGroup(value) && shown.every((known) => known.value !== value),
        );
        expect(isOpen(unseen.map(({ count: people }) => people))).toBe(true);
        if (unseen.length > 0 && shown.length > 0) {
          // One of the hidden counts is large, so their sum reveals nothing about a small one.
          expect(Math.max(...unseen.map((age) => age.count))).toBeGreaterThanOrEqual(threshold);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test('Words that only a hidden answer brought are left out, and age groups stand empty', () => {
  const few = (value: string) => [{ value, count: 2 }];
  const { age, gender, ethnicity } = protectedDemographics(
    { ages: [{ value: 19, count: 2 }], genders: few('Female'), ethnicities: few('Cornish') },
    all,
    threshold,
  );
  expect([...gender, ...ethnicity]).toEqual([]);
  expect(age.map(({ label }) => label)).toEqual(countAges([], ageGroups).map(({ label }) => label));
  expect(age.every(({ count }) => count === null)).toBe(true);
});

test('Of the answers in words only what is shown, and was said, may be seen one by one', () => {
  const counts = [
    { label: 'Female', count: 7 },
    { label: 'Male', count: null },
    { label: 'Neither', count: 0 },
    { label: 'Not stated', count: 9 },
  ];
  expect(shownAnswers(counts)).toEqual([{ value: 'Female', count: 7 }]);
});

test('With the threshold at nought everything is shown', () => {
  expect(
    shownAges(
      [
        { value: 19, count: 1 },
        { value: null, count: 1 },
      ],
      all,
      0,
    ),
  ).toEqual([{ value: 19, count: 1 }]);
});
