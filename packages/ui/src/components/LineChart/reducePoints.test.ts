import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnWhole, reducePoints } from './reducePoints';

const pointsOf = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ at: new Date(index * 1000), value }));

const many = fc
  .array(fc.option(fc.nat({ max: 1000 }), { freq: 20 }), {
    minLength: drawnWhole + 1,
    maxLength: 5_000,
    size: 'max',
  })
  .map(pointsOf);

test('of many points a few hundred are drawn, in their order, ends and extremes among them', () => {
  fc.assert(
    fc.property(many, (data) => {
      const drawn = reducePoints(data);
      expect(drawn.length).toBeLessThanOrEqual(750);
      expect(drawn[0]).toBe(data[0]);
      expect(drawn.at(-1)).toBe(data.at(-1));

      const times = drawn.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));

      const known = (points: typeof data) => points.flatMap(({ value }) => value ?? []);
      expect(Math.max(...known([...drawn]))).toBe(Math.max(...known(data)));
      expect(Math.min(...known([...drawn]))).toBe(Math.min(...known(data)));
      expect(drawn.some(({ value }) => value === null)).toBe(
        data.some(({ value }) => value === null),
      );
    }),
    { numRuns: 30 },
  );
});

test('a few hundred points are drawn as they are', () => {
  const data = pointsOf(Array.from({ length: drawnWhole }, (_, index) => index));
  expect(reducePoints(data)).toBe(data);
});

test('one gap among ten thousand is kept', () => {
  const data = pointsOf(Array.from({ length: 10_000 }, (_, index) => (index === 6_543 ? null : 1)));
  expect(reducePoints(data).some(({ value }) => value === null)).toBe(true);
});

test('one peak among ten thousand is kept', () => {
  const data = pointsOf(Array.from({ length: 10_000 }, (_, index) => (index === 6_543 ? 99 : 1)));
  expect(reducePoints(data).some(({ value }) => value === 99)).toBe(true);
});
