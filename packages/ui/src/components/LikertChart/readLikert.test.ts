import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLikert } from './readLikert';

const ends = { lowerLabel: 'No', upperLabel: 'Yes' };

test('mean and median are those of the answers written out one by one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 10 }).chain((maxValue) =>
        fc.record({
          maxValue: fc.constant(maxValue),
          answers: fc.array(fc.integer({ min: 0, max: maxValue }), { minLength: 1 }),
        }),
      ),
      ({ maxValue, answers }) => {
        const counts = Array.from(
          { length: maxValue + 1 },
          (_, value) => answers.filter((answer) => answer === value).length,
        );
        const { mean, median, total } = readLikert({ ...ends, maxValue, counts });
        const sorted = answers.toSorted((one, other) => one - other);
        const middle = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
        expect(total).toBe(answers.length);
        const exact = answers.reduce((sum, one) => sum + one, 0) / answers.length;
        expect(Math.abs((mean ?? NaN) - exact)).toBeLessThan(0.0051);
        expect(median).toBe(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2);
      },
    ),
  );
});

test('a mean half way between two hundredths is the upper one', () => {
  expect(readLikert({ ...ends, maxValue: 5, counts: [0, 39, 1] }).mean).toBe(1.03);
  expect(readLikert({ ...ends, maxValue: 5, counts: [0, 199, 1] }).mean).toBe(1.01);
});

test('without answers there is neither', () => {
  expect(readLikert({ ...ends, maxValue: 5, counts: [] })).toMatchObject({
    mean: null,
    median: null,
    total: 0,
    counts: [0, 0, 0, 0, 0, 0],
  });
});
