import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAges, demographicLabels } from './demographics';
import { protectedAges, shownAges } from './protectedAges';

const threshold = 5;
const { other } = demographicLabels;
const all = [
  { lower: 16, upper: 17 },
  { lower: 18, upper: 25 },
  { lower: 26, upper: 35 },
  { lower: 36, upper: 120 },
];

/** One known fact: these groups have this many people together. */
interface Sum {
  readonly of: readonly string[];
  readonly count: number;
}

/** The counts of single groups that follow from known sums, by subtracting known parts again and again. */
function workOut(told: readonly Sum[]): ReadonlyMap<string, number> {
  let sums = told;
  for (let round = 0; round < 3; round += 1) {
    const differences = sums.flatMap((sum) =>
      sums.filter(({ of }) => isPart(of, sum.of)).map((part) => without(sum, part)),
    );
    sums = [...new Map([...sums, ...differences].map((sum) => [sum.of.join(), sum])).values()];
  }
  return new Map(
    sums.flatMap(({ of: [label, ...others], count }) =>
      label === undefined || others.length > 0 ? [] : [[label, count]],
    ),
  );
}

const isPart = (part: readonly string[], whole: readonly string[]) =>
  part.length < whole.length && part.every((label) => whole.includes(label));

const without = (sum: Sum, part: Sum): Sum => ({
  of: sum.of.filter((label) => !part.of.includes(label)),
  count: sum.count - part.count,
});

const anyAges = fc
  .tuple(...[15, 16, 20, 30, 40, null].map((value) => fc.tuple(fc.constant(value), fc.nat(12))))
  .map((people) => people.map(([value, count]) => ({ value, count })));

test('No small group can be worked out by giving a project one group after another', () => {
  fc.assert(
    fc.property(anyAges, fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1 }), (ages, order) => {
      const truth = countAges(ages, all);
      const labels = truth.map(({ label }) => label);
      const total = truth.reduce((sum, { count }) => sum + count, 0);

      const told = order.flatMap((_, last) => {
        const chosen = all.filter((_group, index) => order.slice(0, last + 1).includes(index));
        const shown = protectedAges(ages, { chosen, all }, threshold);
        const named = shown.map(({ label }) => label).filter((label) => label !== other);
        const rest = labels.filter((label) => !named.includes(label));
        return shown.flatMap(({ label, count }): Sum[] =>
          count === null ? [] : [{ of: label === other ? rest : [label], count }],
        );
      });

      const known = workOut([{ of: labels, count: total }, ...told]);
      for (const { label, count } of truth) {
        if (known.has(label)) expect(known.get(label)).toBe(count);
        if (count > 0 && count < threshold) expect(known.has(label), label).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
});

test('A group that hides another goes on hiding it when both come out of Other', () => {
  const ages = [
    { value: 20, count: 10 },
    { value: 30, count: 5 },
    { value: 40, count: 6 },
    { value: 15, count: 2 },
  ];
  const countsWith = (chosen: typeof all) =>
    protectedAges(ages, { chosen, all }, threshold).map(({ count }) => count);

  expect(countsWith(all.slice(1, 2))).toEqual([10, 13, 0]);
  expect(countsWith(all.slice(1, 3))).toEqual([10, null, null, 0]);
  expect(countsWith(all.slice(1, 4))).toEqual([10, null, 6, null, 0]);
});

test('Single ages are those of groups that are shown, named by the project or not', () => {
  const ages = [
    { value: 20, count: 10 },
    { value: 30, count: 7 },
    { value: 31, count: 8 },
  ];
  const [, young = { lower: 18, upper: 25 }] = all;
  expect(shownAges(ages, { chosen: [young], all }, threshold)).toEqual([
    { value: 20, count: 10 },
    { value: 30, count: 7 },
    { value: 31, count: 8 },
  ]);
  const withFew = [...ages, { value: 40, count: 2 }];
  expect(shownAges(withFew, { chosen: [young], all }, threshold)).toEqual([]);
});
